import { readBackendSettings } from '#app/lib/backend-settings.ts';
import {
  findLocalSecret,
  readAddress,
  readStaffSecret,
  resolvePath,
  type Settings,
} from '../cli/settings.ts';

/** What is checked. */
export type Target = Awaited<ReturnType<typeof readTarget>>;

type Values = { url?: string; site?: string; backups?: string };

export async function readTarget(values: Values, settings: Settings) {
  const { env, dataDir } = settings;
  const { url, anonKey } = readBackendSettings(env);
  const backend = readAddress(values.url || url, values.url ? '--url' : 'SUPABASE_URL', settings);
  return {
    /** The addresses of backend and site differ only with Supabase. */
    backend,
    site: new URL(readAddress(values.site || backend, '--site', settings)).origin,
    deployment:
      url && backend === readAddress(url, 'SUPABASE_URL', settings)
        ? ('supabase' as const)
        : ('own' as const),
    anonKey,
    /** The staff secret. Needed for checks that upload files, because only staff can delete them. */
    staffKey: await (env.STAFF_SECRET ? readStaffSecret(settings) : findLocalSecret(backend, settings)),
    dataDir,
    backups: resolvePath(values.backups || 'backups', settings),
  };
}
