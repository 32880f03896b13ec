import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { createRoleReader } from '../../http/callers/identify-caller.ts';
import { createStaffAddressCheck } from '../../http/callers/staff-networks.ts';
import { defaultTimeouts, limitConnections } from '../../http/limits/limit-connections.ts';
import { observeRequests } from '../../http/observe/observe-requests.ts';
import { securityHeaders } from '../../http/site/security-headers.ts';
import { isHttps, strictTransport } from '../../http/strict-transport.ts';
import { prepareDataDir } from '../../lib/close-data-dir.ts';
import { announce } from '../../lib/log.ts';
import type { Config } from '../../lib/settings/config.ts';
import { openMail } from '../../mail/open-mail.ts';
import { announceSetUp } from '../../staff/identity/owner-link.ts';
import { openStaffApp } from '../../staff/open-staff-app.ts';
import { seedSavedReplies } from '../../staff/saved-replies/seed-saved-replies.ts';
import { followSpecialDays } from '../../staff/website/follow-special-days.ts';
import { migrate } from '../../store/database/migrate.ts';
import { openEmbedded } from '../../store/database/open-embedded.ts';
import { createScanner } from '../../store/files/scanner.ts';
import { prepareStaffKeys } from '../../store/keys/keys.ts';
import { createHostedRecords } from '../../store/records/hosted-records.ts';
import type { Replaceable } from '../backend.ts';
import { addressOf, listen, publicAddressOf } from '../listen.ts';
import type { OpenServer } from '../open-server.ts';
import { shutDown } from '../shut-down.ts';
import { checkProject, toStartError } from './check-project.ts';
import type { HostedConfig } from './hosted-config.ts';

/** Serves only the staff's app, and listens. Identity and audit are in a database of its own, the records in the project. */
export async function openHostedServer(
  { config, project }: HostedConfig,
  // Each look is a request to the project.
  { mailPauseSeconds = 10, imapPauseSeconds = 60, passwords }: Replaceable = {},
): Promise<OpenServer> {
  await using opened = new AsyncDisposableStack();
  await checkProject(project);
  await prepareDataDir(config.dataDir);
  const keys = await prepareStaffKeys(config.dataDir);
  const isStaffAddress = createStaffAddressCheck(config);
  const roleOf = createRoleReader({ ...keys, anonKey: config.anonKey, isStaffAddress });
  const database = await openEmbedded(config.dataDir);
  opened.defer(() => database.close());
  await migrate(database, [config.schemaDir, path.join(import.meta.dirname, '../../staff')]);
  await seedSavedReplies(database);
  const specialDays = await followSpecialDays(database);
  opened.defer(() => specialDays.stop());
  const { clamd, clamdRequired } = config;
  const scanner = clamd && createScanner({ clamd, required: clamdRequired });
  const records = createHostedRecords({ database, scanner, ...project });
  const mail = await openMail({
    settings: config.mail,
    imap: config.imap,
    database,
    records,
    publicUrl: config.publicUrl || `http://localhost:${config.port}`,
    linkSecret: undefined,
    pauseSeconds: mailPauseSeconds,
    imapPauseSeconds,
  }).catch((error) => {
    throw toStartError(error, project.url, 'staff_enable_mail');
  });
  opened.defer(() => mail?.stop());
  const handle = await openStaffApp({
    config,
    database,
    records,
    secret: keys.sessionSecret,
    hasStaffSecret: (context) => roleOf(context) === 'service_role',
    inboundState: () => mail?.inbound() ?? { state: 'off' },
    passwords,
    sendAccessLink: mail?.sendAccessLink,
  });
  const server = createServer(observeRequests(config.trustedProxies, serveStaffOnly(config, handle)));
  opened.defer(() => shutDown(server));
  const { maxConnections } = config;
  limitConnections(server, defaultTimeouts, { all: maxConnections, perAddress: maxConnections });
  await listen(server, config, 'npm run staff');
  const address = addressOf(server, config.host);
  announce(`The staff's app for ${project.url} is open at ${address}/staff`);
  await announceSetUp(database, config, publicAddressOf(server, config));
  const running = opened.move();
  let closed: Promise<void> | undefined;
  return { address, close: () => (closed ??= running.disposeAsync()) };
}

/** Adds the security headers, and sends the start page to the app. */
function serveStaffOnly(config: Config, handle: RequestListener): RequestListener {
  return (request, response) => {
    for (const [name, value] of securityHeaders) response.setHeader(name, value);
    if (isHttps(request, config)) response.setHeader('strict-transport-security', strictTransport);
    if (/^\/(\?|$)/.test(request.url ?? '/')) response.writeHead(302, { location: '/staff' }).end();
    else handle(request, response);
  };
}
