import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Finding, judge, unknown } from './finding.ts';
import { isSuccess, json, type Send } from './request.ts';
import type { Target } from './target.ts';

const windows = process.platform === 'win32';

export function checkKeysAndFiles({ dataDir, deployment, anonKey }: Target): Finding[] {
  return [
    checkPublicKey(anonKey),
    checkBuild(),
    ...(deployment === 'own' ? checkDataFolder(dataDir) : [checkPrivateKey(dataDir)]),
  ];
}

function checkDataFolder(dataDir: string): Finding[] {
  const keys = path.join(dataDir, 'keys');
  if (!existsSync(keys))
    return [
      unknown(
        'keys',
        'keys:folder',
        `The data folder was not checked: there is none here (${dataDir})`,
        'Run this on the server as well, with its DATA_DIR.',
      ),
    ];
  const checked = [dataDir, keys, ...readdirSync(keys).map((name) => path.join(keys, name))];
  const readable = windows
    ? []
    : checked.filter((file) => !file.endsWith('sealing-public.asc') && isReadableByOthers(file));
  return [
    checkPrivateKey(dataDir),
    judge('keys', 'keys:modes', readable.length === 0, {
      fine: 'Other users of this machine cannot read keys and data',
      open: `Other users of this machine can read ${readable.join(', ')}`,
      next: `Run chmod -R go= "${dataDir}"`,
    }),
  ];
}

function checkPrivateKey(dataDir: string): Finding {
  const file = path.join(dataDir, 'keys', 'sealing-private.asc');
  return judge('keys', 'keys:private', !existsSync(file), {
    fine: 'The private key for sealed numbers is not on this machine',
    open: `The private key for sealed numbers is on this machine: ${file}`,
    next: 'Move it to the machine where staff read records, and keep a copy in a safe place (docs/backend.md).',
  });
}

/** A server without its public key does not start beside numbers that are sealed. Better found before that start. */
export async function checkSealingKey(send: Send, { dataDir }: Pick<Target, 'dataDir'>): Promise<Finding[]> {
  const keys = path.join(dataDir, 'keys');
  if (!existsSync(keys)) return [];
  const reply = await send('staff', '/rest/v1/rpc/staff_sealing_keys', json('POST', {}));
  const known = isSuccess(reply) ? (JSON.parse(reply.text) as Array<{ verifications: number }>) : [];
  const isSealed = known.some(({ verifications }) => verifications > 0);
  return [
    judge('keys', 'keys:sealing', !isSealed || existsSync(path.join(keys, 'sealing-public.asc')), {
      fine: 'The key that seals numbers is in the data folder',
      open: `Numbers are sealed, but ${path.join(keys, 'sealing-public.asc')} is gone: the next start will be refused`,
      next: 'Restore it from a backup or from where your keys are kept (docs/backend.md).',
    }),
  ];
}

function checkPublicKey(key: string): Finding {
  return judge('keys', 'keys:anonymous', !isSecret(key), {
    fine: "The site's key is a public key",
    open: 'The key of the site is a secret key',
    next: 'Replace this secret now, and build the site with the publishable key.',
  });
}

/** Anyone can read the files of the built site. */
function checkBuild(): Finding {
  const site = path.resolve('build/client');
  if (!existsSync(site))
    return unknown('keys', 'keys:build', 'There is no built site here to check', 'Run npm run build.');
  const leaks = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|json|txt)$|^_headers$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => /sb_secret_[\w-]{8}|BEGIN PGP PRIVATE KEY/.test(readFileSync(file, 'latin1')));
  return judge('keys', 'keys:build', leaks.length === 0, {
    fine: 'The built site has no secret in it',
    open: `A secret is in the built site: ${leaks.join(', ')}`,
    next: 'Replace this secret now, and build again without it.',
  });
}

function isReadableByOthers(file: string): boolean {
  return (statSync(file).mode & 0o077) !== 0;
}

/** Recognizes secret keys of Supabase: the current format and the older JSON Web Token. */
function isSecret(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const [, claims = ''] = key.split('.');
  return Buffer.from(claims, 'base64url').toString().includes('"service_role"');
}
