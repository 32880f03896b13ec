import { readBackendSettings } from '#office/backend-settings.ts';
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
  // A container knows its public address. Backend and staff secret are still those of this machine.
  const ownSite = values.url || url ? undefined : env.PUBLIC_URL;
  return {
    /** The addresses of backend and site differ with Supabase, and where PUBLIC_URL is set. */
    backend,
    site: new URL(readAddress(values.site || ownSite || backend, '--site', settings)).origin,
    deployment:
      url && backend === readAddress(url, 'SUPABASE_URL', settings)
        ? ('supabase' as const)
        : ('own' as const),
    anonKey,
    /** The staff secret. Needed for checks that upload files, because only staff can delete them. */
    staffKey: await (env.STAFF_SECRET ? readStaffSecret(settings) : findLocalSecret(backend, settings)),
    dataDir,
    backups: resolvePath(values.backups || env.BACKUP_DIR || 'backups', settings),
  };
}
