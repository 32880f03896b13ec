import { parseArgs } from 'node:util';
import { readBackendSettings } from '#app/lib/backend-settings.ts';
import { site } from '#app/site.ts';
import { CannotRun } from '../preflight/finding.ts';
import { addressOf, isLocal, readStaffKey } from '../preflight/settings.ts';

export type Settings = {
  /** The address of the backend. */
  url: string;
  anonKey: string;
  /** Undefined where this machine has none, or where the backend is elsewhere. */
  staffKey: string | undefined;
  count: number;
};

const all = 200;

export const help = `npm run demo-data -- [--records NUMBER] [--url ADDRESS --yes]

Stores ${all} invented records with files, sent as visitors send them: messages, job applications, employment verifications.
Every run adds the same people again. Start the server first: npm start

  --records  how many to store, 1 to ${all} (default: ${all})
  --url      the address of the backend (default: http://localhost:3000, or PORT)
  --yes      needed for a backend on another machine

DATA_DIR  the server's data folder (default: data). With its staff secret the command is not limited to 30 records in ten
          minutes, and dates the records over the past 60 days.
SUPABASE_ANON_KEY  the site's public key, if the backend is Supabase

Exit codes: 0 stored, 2 could not run.`;

export function readSettings(
  args: string[],
  env: NodeJS.ProcessEnv,
  license: unknown = site.license,
): Settings | 'help' {
  const values = parse(args);
  if (values.help) return 'help';
  if (license)
    throw new CannotRun(
      'This site belongs to a licensed insurer: app/site.ts names its license. Invented records have no place in it.',
    );
  const configured = readBackendSettings(env);
  const url = addressOf(values.url || configured.url || `http://localhost:${env.PORT || 3000}`);
  if (!isLocal(url) && !(values.url && values.yes))
    throw new CannotRun(
      `${url} is not on this machine. If invented records should be stored there, run: npm run demo-data -- --url ${url} --yes`,
    );
  return {
    url,
    anonKey: configured.anonKey,
    staffKey: readStaffKey(url, env.DATA_DIR || 'data'),
    count: readCount(values.records),
  };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  try {
    return parseArgs({
      args,
      options: { records: text, url: text, yes: flag, help: { ...flag, short: 'h' } },
    }).values;
  } catch (error) {
    throw new CannotRun(`${error instanceof Error ? error.message : 'Wrong usage'}\n\n${help}`);
  }
}

function readCount(given: string | undefined): number {
  const count = Number(given ?? all);
  if (Number.isInteger(count) && count >= 1 && count <= all) return count;
  throw new CannotRun(`--records takes a number from 1 to ${all}, not "${given}".`);
}
