import { StartError } from '../../lib/start-error.ts';
import { DatabaseError, DatabaseUnavailable } from '../../store/database/database-error.ts';
import { callHosted, type HostedProject } from '../../store/records/hosted-records.ts';

/** Asks the project for an inbox of nothing, so that a wrong setting is named at the start and not at the first click. */
export async function checkProject(project: HostedProject): Promise<void> {
  const call = callHosted(project);
  await call('staff_list', { kinds: [], filters: {} }).catch((error) => {
    throw toStartError(error, project.url, 'staff_list');
  });
}

/** Names the setting behind an error of the project. An error of another origin is returned unchanged. */
export function toStartError(error: unknown, url: string, name: string): unknown {
  if (error instanceof DatabaseError || error instanceof DatabaseUnavailable)
    return new StartError(explain(error, url, name));
  return error;
}

function explain(error: DatabaseError | DatabaseUnavailable, url: string, name: string): string {
  const { code } = error;
  if (code === 'PGRST202' || code === '42883')
    return `The project at ${url} does not have the functions of the staff's app. Apply supabase/migrations to it: docs/supabase.md says how.`;
  // PostgREST is never off: without the Data API it exposes a schema that does not exist.
  if (code === 'PGRST106' || code === 'PGRST002')
    return `The project at ${url} does not serve the schema public (${code}). Enable the Data API under Integrations, Data API, and expose public.`;
  if (/^(42501|28...|401|403|PGRST3..)$/.test(code))
    return `The project at ${url} refuses SUPABASE_SERVICE_ROLE_KEY. Copy the service role key or a secret key from the project's settings; the public key is not enough.`;
  if (error instanceof DatabaseError)
    return `The project at ${url} refused ${name} with ${code}. Apply the newest supabase/migrations to it: docs/supabase.md says how.`;
  return `Nothing that speaks Supabase's API answers at ${url} (${code || 'no answer'}). Check SUPABASE_URL and the network, and that the project is not paused.`;
}
