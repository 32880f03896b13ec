import { site } from '#company/site.ts';
import { readBackendSettings } from '#office/backend-settings.ts';
import { Problem } from '../cli/problem.ts';
import { findLocalSecret, isLocal, readAddress, type Settings } from '../cli/settings.ts';

export type Target = Awaited<ReturnType<typeof readTarget>>;

export const maxRecords = 200;

type Values = { records?: string; url?: string; yes?: boolean };

export async function readTarget(values: Values, settings: Settings, license: unknown = site.license) {
  const count = Number(values.records ?? maxRecords);
  if (!Number.isInteger(count) || count < 1 || count > maxRecords)
    throw new Problem(`--records takes a number from 1 to ${maxRecords}, not "${values.records}".`);
  if (license)
    throw new Problem(
      'This site belongs to a licensed insurer: company/site.ts names its license. Invented records have no place in it.',
    );
  const { url: configured, anonKey } = readBackendSettings(settings.env);
  const url = readAddress(values.url || configured, values.url ? '--url' : 'SUPABASE_URL', settings);
  if (!isLocal(url) && !(values.url && values.yes))
    throw new Problem(
      `${url} is not on this machine. If invented records should be stored there, run: npm run demo-data -- --url ${url} --yes`,
    );
  // Undefined where this machine has none, or where the backend is elsewhere.
  const staffKey = await findLocalSecret(url, settings);
  return { url, anonKey, staffKey, count };
}
