import { type Config, readConfig } from '../../lib/settings/config.ts';
import { StartError } from '../../lib/start-error.ts';
import type { HostedProject } from '../../store/records/hosted-records.ts';

export type HostedConfig = { config: Config; project: HostedProject };

/** Settings of the staff's app for a hosted Supabase project. It has a data folder of its own. */
export function readHostedConfig(env: NodeJS.ProcessEnv): HostedConfig {
  const config = readConfig({ ...env, DATA_DIR: env.DATA_DIR || 'data-staff' });
  const url = (env.SUPABASE_URL ?? '').replace(/\/+$/, '');
  const serviceKey = (env.SUPABASE_SERVICE_ROLE_KEY ?? '').trim();
  const missing = [!url && 'SUPABASE_URL', !serviceKey && 'SUPABASE_SERVICE_ROLE_KEY'].filter(Boolean);
  if (missing.length > 0)
    throw new StartError(
      `npm run staff serves the staff's app for a hosted Supabase project. Set ${missing.join(' and ')}; both are in the project's settings, under API keys. Without a hosted project, npm start has the app at /staff already.`,
    );
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw new StartError(`SUPABASE_URL must be an address like https://abc.supabase.co, not "${url}".`);
  return { config, project: { url, serviceKey } };
}
