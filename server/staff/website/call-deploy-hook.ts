import type { Database } from '../../store/database/database.ts';
import { type Actor, writeAudit } from '../../store/records/audit.ts';
import type { PublishedView } from './views.ts';

const seconds = 10;

/** Tells a CI that there is a release, without its content. What became of it is in the audit. */
export async function callDeployHook(
  database: Database,
  address: string,
  { id, name }: Actor,
  release: number,
): Promise<Pick<PublishedView, 'deploy'>> {
  if (address === '') return {};
  const deploy = await post(address);
  // The release is stored, so this is recorded also if the session has ended meanwhile.
  const actor = { id, name, session: null };
  const details = { release, result: deploy };
  await database.asOwner((query) => writeAudit(query, { actor, action: 'website_deploy_called', details }));
  return { deploy };
}

async function post(address: string): Promise<'called' | 'failed'> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(seconds * 1000),
    });
    await response.body?.cancel();
    return response.ok ? 'called' : 'failed';
  } catch {
    return 'failed';
  }
}
