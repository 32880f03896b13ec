import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readBackendSettings } from '../app/lib/backend-settings.ts';
import { CannotRun } from './finding.ts';

export type Settings = {
  /** Where the backend is, and where the site is: the same but for Supabase. */
  backend: string;
  site: string;
  home: 'ours' | 'supabase';
  anonKey: string;
  /** Opens everything. Only with it can the check put something in, look whether a stranger gets at it, and take it away. */
  staffKey: string | undefined;
  dataDir: string;
  backups: string;
  json: boolean;
};

export const help = `npm run preflight -- [--url ADDRESS] [--site ADDRESS] [--backups FOLDER] [--json]

Tries everything a stranger must not be able to do, and names what is still a placeholder.

  --url      the backend; unless given SUPABASE_URL, else http://localhost:3000 (or PORT)
  --site     where visitors find the site, unless that is the backend's own address
  --backups  where your backups are, unless in backups/
  --json     every single finding, for programs

SUPABASE_ANON_KEY  the site's public key, where the backend is Supabase
INBOX_KEY          the staff secret; read from DATA_DIR/keys/staff-secret where the backend is on this machine

Exit codes: 0 ready, 1 not ready, 2 could not run.`;

export function readSettings(args: string[], env: NodeJS.ProcessEnv): Settings | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  const { url, anonKey } = readBackendSettings(env);
  const backend = addressOf(values.url || url || `http://localhost:${env.PORT || 3000}`);
  const home = url && backend === addressOf(url) ? 'supabase' : 'ours';
  const dataDir = path.resolve(env.DATA_DIR || 'data');
  return {
    backend,
    site: addressOf(values.site || backend),
    home,
    anonKey,
    staffKey: env.INBOX_KEY?.trim() || readStaffKey(backend, dataDir),
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
    throw new CannotRun(`${error instanceof Error ? error.message : 'Not understood'}\n\n${help}`);
  }
}

function addressOf(given: string): string {
  const url = URL.parse(given);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new CannotRun(`"${given}" is not an address like https://www.example.com.`);
  return url.origin;
}

export function isLocal(address: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
}

/** The secret of this machine's data folder goes to this machine only; for any other address it must be given. */
function readStaffKey(backend: string, dataDir: string): string | undefined {
  const file = path.join(dataDir, 'keys', 'staff-secret');
  return isLocal(backend) && existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
}
