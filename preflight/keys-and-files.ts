import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Finding, good, settle, unknown } from './finding.ts';
import type { Settings } from './settings.ts';

const windows = process.platform === 'win32';

export function checkKeysAndFiles({ dataDir, home, anonKey }: Settings): Finding[] {
  return [
    ...checkPublicKey(anonKey),
    ...checkBuild(),
    ...(home === 'ours' ? checkDataFolder(dataDir) : checkPair(dataDir)),
  ];
}

function checkDataFolder(dataDir: string): Finding[] {
  const keys = path.join(dataDir, 'keys');
  if (!existsSync(keys))
    return [
      unknown(
        'keys',
        'keys:folder',
        `There is no data folder here (${dataDir})`,
        'Run this on the server as well, with its DATA_DIR.',
      ),
    ];
  const closed = [dataDir, keys, ...readdirSync(keys).map((name) => path.join(keys, name))];
  const open = windows
    ? []
    : closed.filter((place) => !place.endsWith('sealing-public.asc') && isOpenToOthers(place));
  return [
    ...checkPair(dataDir),
    open.length === 0
      ? good('keys', 'keys:modes', 'Keys and data are closed to other users of this machine')
      : settle(
          'keys',
          'keys:modes',
          `Others on this machine can read ${open.join(', ')}`,
          `chmod -R go= "${dataDir}"`,
        ),
  ];
}

function checkPair(dataDir: string): Finding[] {
  const file = path.join(dataDir, 'keys', 'sealing-private.asc');
  return [
    existsSync(file)
      ? settle(
          'keys',
          'keys:private',
          `The key that opens sealed numbers is still on this machine: ${file}`,
          'Move it to where staff read the records, and a copy into a safe (docs/backend.md).',
        )
      : good('keys', 'keys:private', 'The key that opens sealed numbers is not here'),
  ];
}

function checkPublicKey(key: string): Finding[] {
  return [
    isSecret(key)
      ? settle(
          'keys',
          'keys:anonymous',
          'The key meant for the site is a secret one',
          'Replace that secret now, and build with the publishable key.',
        )
      : good('keys', 'keys:anonymous', "The site's key is a public one"),
  ];
}

/** Whatever is in the built site is everyone's. */
function checkBuild(): Finding[] {
  const site = path.resolve('build/client');
  if (!existsSync(site))
    return [unknown('keys', 'keys:build', 'There is no built site here to look into', 'npm run build')];
  const leaks = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(html|js|json|txt)$|^_headers$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => /sb_secret_[\w-]{8}|BEGIN PGP PRIVATE KEY/.test(readFileSync(file, 'latin1')));
  return [
    leaks.length === 0
      ? good('keys', 'keys:build', 'The built site holds no secret')
      : settle(
          'keys',
          'keys:build',
          `A secret is in the built site: ${leaks.join(', ')}`,
          'Replace that secret now, and build again without it.',
        ),
  ];
}

function isOpenToOthers(place: string): boolean {
  return (statSync(place).mode & 0o077) !== 0;
}

/** A secret key of Supabase, in the new form or as the token of old. */
function isSecret(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const [, claims = ''] = key.split('.');
  return Buffer.from(claims, 'base64url').toString().includes('"service_role"');
}
