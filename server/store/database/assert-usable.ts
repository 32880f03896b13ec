import { StartError } from '../../lib/start-error.ts';
import type { Database } from './database.ts';

/**
 * Social security numbers arrive as parameters and are sealed in the database, so a log of parameters would expose them.
 * `needed_settings` lists the settings that prevent this. PostgreSQL's defaults log no statement.
 */
const serverFacts = `
  select
    current_setting('server_version_num')::int as version,
    current_setting('server_encoding') as encoding,
    quote_ident(current_database()) as name,
    array_remove(array[
      case when current_setting('log_parameter_max_length') <> '0' and (
        current_setting('log_statement') not in ('none', 'ddl')
        or current_setting('log_min_duration_statement') <> '-1'
        or current_setting('log_min_duration_sample') <> '-1'
        or current_setting('log_transaction_sample_rate') <> '0'
      ) then 'log_parameter_max_length = 0' end,
      case when current_setting('log_parameter_max_length_on_error') <> '0'
        then 'log_parameter_max_length_on_error = 0' end,
      case when current_setting('auto_explain.log_min_duration', true) <> '-1'
        then 'auto_explain.log_min_duration = -1' end
    ], null) as needed_settings`;

/** Refuses a PostgreSQL server that is unreachable, too old for the schema, or would log social security numbers. */
export async function assertUsable(asOwner: Database['asOwner']): Promise<void> {
  const [server] = await asOwner((query) => query(serverFacts)).catch((error: Error & { code?: string }) => {
    throw new StartError(
      `The database at DATABASE_URL cannot be used (${error.code ?? 'no code'}). Check the address, the user and the password.`,
    );
  });
  if (Number(server?.version) < 150_000)
    throw new StartError('The database at DATABASE_URL is older than PostgreSQL 15.');
  if (server?.encoding !== 'UTF8')
    throw new StartError('The database at DATABASE_URL must have the encoding UTF8.');
  const settings = server.needed_settings as string[];
  if (settings.length > 0)
    throw new StartError(
      `The database at DATABASE_URL would log social security numbers. Have a superuser run: ${settings
        .map((setting) => `alter database ${server.name} set ${setting};`)
        .join(' ')}`,
    );
}
