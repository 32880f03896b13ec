import { connect } from 'node:net';
import type { Deployment } from '../../support/clients.ts';
import { sampleContact } from '../../support/samples.ts';
import { insertRow, nextAddress, readAll } from './requests.ts';
import { createChecks, type Scenario, type Size } from './scenario.ts';

const parallel = 10;

/** Drops the connection after the row was stored and before the answer was read, and sends the row again. */
export const resends: Scenario = {
  guarantee: 'A submission whose answer was lost is stored once, however often it is sent',
  run: async (size, { makeDataDir, openServer }) => {
    const cutLate = { short: 16, long: 100, full: 1000 }[size];
    // Some clients disconnect before the answer, when the row may or may not be stored.
    const count = cutLate * 1.25;
    const server = await openServer(await makeDataDir('resends', 'memory'));
    const rows = Array.from({ length: count }, () => sampleContact());
    const answers: number[] = [];
    const queue = [...rows.entries()];
    const sendQueued = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) {
        const [at, row] = next;
        await sendAndDisconnect(server, JSON.stringify(row), at < cutLate ? 'at the answer' : 'at once');
        answers.push((await insertRow(server, 'contacts', row)).status);
      }
    };
    await Promise.all(Array.from({ length: parallel }, sendQueued));
    const stored = (await readAll(server, 'contacts', 'id')).length;
    const sample = await resendFromBrowser(server, size);
    await server.stop();

    const checks = createChecks();
    checks.expect(
      answers.filter((status) => status === 409).length >= cutLate,
      'A row was not stored although its answer had begun',
    );
    checks.expectZero(stored - count, 'rows too many or too few');
    checks.expectZero(
      answers.filter((status) => status !== 201 && status !== 409).length,
      'unexpected answers',
    );
    checks.expectZero(sample.stored - sample.submissions, 'rows too many or too few from Chromium');
    return {
      figures: {
        'Connections cut after the row was stored': cutLate,
        'Connections cut before the answer': count - cutLate,
        'Answered "already stored" at the second try': answers.filter((status) => status === 409).length,
        'Rows stored': stored,
        'Submissions in Chromium': sample.submissions,
        'Requests sent for them': sample.requests,
        'Rows stored for them': sample.stored,
      },
      failures: checks.failures,
    };
  },
};

/** Loaded on demand: a short run needs no browser. */
async function resendFromBrowser(server: Deployment, size: Size) {
  if (size === 'short') return { submissions: 0, requests: 0, stored: 0 };
  const { resendInChromium } = await import('./resend-in-chromium.ts');
  return resendInChromium(server, size === 'full' ? 50 : 10);
}

/** Sends an insert and disconnects without reading the answer. */
function sendAndDisconnect(
  server: Deployment,
  body: string,
  moment: 'at the answer' | 'at once',
): Promise<void> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    const disconnect = () => socket.destroy();
    socket.on('error', disconnect).on('close', () => resolve());
    socket.once('data', disconnect);
    const head = [
      'POST /rest/v1/contacts HTTP/1.1',
      'host: x',
      `apikey: ${server.anonKey}`,
      `x-forwarded-for: ${nextAddress()}`,
      'content-type: application/json',
      `content-length: ${Buffer.byteLength(body)}`,
    ].join('\r\n');
    socket.write(`${head}\r\n\r\n${body}`, () => {
      if (moment === 'at once') disconnect();
    });
  });
}
