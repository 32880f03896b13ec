import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readBackendSettings } from '../app/lib/backend-settings.ts';
import { CannotRun } from './finding.ts';

export type Settings = {
  /** The addresses of backend and site. They differ only with Supabase. */
  backend: string;
  site: string;
  deployment: 'own' | 'supabase';
  anonKey: string;
  /** The staff secret. Needed for checks that upload files, because only staff can delete them. */
  staffKey: string | undefined;
  dataDir: string;
  backups: string;
  json: boolean;
};

export const help = `npm run preflight -- [--url ADDRESS] [--site ADDRESS] [--backups FOLDER] [--json]

Tries everything that an anonymous visitor must not be able to do, and names what is still a placeholder.

  --url      the address of the backend (default: SUPABASE_URL, or http://localhost:3000, or PORT)
  --site     the address of the site (default: the address of the backend)
  --backups  the folder of your backups (default: backups)
  --json     print all findings as JSON

SUPABASE_ANON_KEY  the site's public key, if the backend is Supabase
STAFF_SECRET       the staff secret (default on this machine: read from DATA_DIR/keys/staff-secret)

Exit codes: 0 ready, 1 not ready, 2 could not run.`;

export function readSettings(args: string[], env: NodeJS.ProcessEnv): Settings | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  const { url, anonKey } = readBackendSettings(env);
  const backend = addressOf(values.url || url || `http://localhost:${env.PORT || 3000}`);
  const deployment = url && backend === addressOf(url) ? 'supabase' : 'own';
  const dataDir = path.resolve(env.DATA_DIR || 'data');
  return {
    backend,
    site: addressOf(values.site || backend),
    deployment,
    anonKey,
    staffKey: env.STAFF_SECRET?.trim() || readStaffKey(backend, dataDir),
    dataDir,
    backups: path.resolve(env.INIT_CWD || '.', values.backups || 'backups'),
    json: values.json ?? false,
  };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args,
      options: { url: text, site: text, backups: text, json: flag, help: { ...flag, short: 'h' } },
    }).values;
  } catch (error) {
    throw new CannotRun(`${error instanceof Error ? error.message : 'Wrong usage'}\n\n${help}`);
  }
}

export function addressOf(given: string): string {
  const url = URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CannotRun(`"${given}" is not an address like https://www.example.com.`);
  return url.origin;
}

export function isLocal(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}

/** Sends the secret of this machine's data folder to this machine only. */
export function readStaffKey(backend: string, dataDir: string): string | undefined {
  const file = path.join(dataDir, 'keys', 'staff-secret');
  return isLocal(backend) && existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
