import { StartError } from '../config.ts';
import { DatabaseError } from '../database/database-error.ts';
import { callHosted, type HostedProject } from './records/hosted-records.ts';

const nobody = '00000000-0000-0000-0000-000000000000';
const newest = {
  ...{ kinds: [], wanted_kind: 'message', wanted_id: nobody, answer_id: nobody },
  ...{ author: '', author_name: '', subject: '', body: '' },
};

/**
 * Asks the project for an inbox of nothing, and answers nothing by its newest function, so that a wrong setting is named at the
 * start and not at the first click.
 */
export async function checkProject(project: HostedProject): Promise<void> {
  try {
    await callHosted(project)('staff_list', { kinds: [] });
    await callHosted(project)('staff_answer', newest);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new StartError(explain(code, error instanceof DatabaseError, project.url));
  }
}

function explain(code: string, wasRefused: boolean, url: string): string {
  if (code === 'PGRST202' || code === '42883')
    return `The project at ${url} does not have the functions of the staff's app. Apply supabase/migrations to it: docs/supabase.md says how.`;
  if (wasRefused || code === '401' || code === '403' || code.startsWith('PGRST3'))
    return `The project at ${url} refuses SUPABASE_SERVICE_ROLE_KEY. Copy the service role key or a secret key from the project's settings; the public key is not enough.`;
  return `Nothing that speaks Supabase's API answers at ${url} (${code || 'no answer'}). Check SUPABASE_URL and the network.`;
}
