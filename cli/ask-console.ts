import path from 'node:path';
import { toConnectionProblem } from './fetch-backend.ts';
import { Problem } from './problem.ts';
import { readAddress, readSecretFile, readStaffSecret, type Settings } from './settings.ts';

/** Why the server refuses, with what it says about that. */
export type ConsoleRefusal = { code: string; [detail: string]: unknown };

/** Asks the running server to act: it has the embedded database open. `explain` has the words for what it refuses. */
export async function askConsole<Answer>(
  settings: Settings,
  action: string,
  body: object,
  explain: (refusal: ConsoleRefusal) => string | undefined,
): Promise<Answer> {
  const { env } = settings;
  const url = readAddress(env.STAFF_URL, 'STAFF_URL', settings);
  const secret = await readSecret(settings);
  const response = await fetch(`${url}/staff/api/console/${action}`, {
    method: 'POST',
    redirect: 'error',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch((error: unknown) => {
    throw toConnectionProblem(url, error, 'Start the server, or set STAFF_URL to its address.');
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer) return answer as Answer;
  if (response.status === 403)
    throw new Problem(
      `The server at ${url} refuses the staff secret. Run this on its machine or from STAFF_NETWORKS, with the server's DATA_DIR.`,
    );
  const refusal = answer as ConsoleRefusal | undefined;
  throw new Problem(
    refusal?.code
      ? (explain(refusal) ?? refusal.code)
      : `${url} answers, but it does not have the staff's app.`,
  );
}

/** A CI has no data folder, so it has the secret in its settings. With Supabase, STAFF_SECRET is the project's key. */
function readSecret(settings: Settings): Promise<string> {
  const { env, dataDir } = settings;
  if (env.STAFF_SECRET && !env.SUPABASE_URL) return readStaffSecret(settings);
  const dir = env.DATA_DIR || !env.SUPABASE_URL ? dataDir : path.resolve('data-staff');
  return readSecretFile(dir, 'Start the server once, or set DATA_DIR to its data folder.');
}
