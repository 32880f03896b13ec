import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ConsoleProblem } from './console-problem.ts';

export type ConsoleSettings = { url: string; secret: string };

export async function readConsoleSettings(env: NodeJS.ProcessEnv): Promise<ConsoleSettings> {
  const url = (env.STAFF_URL || `http://localhost:${env.PORT || 3000}`).replace(/\/+$/, '');
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw new ConsoleProblem(`STAFF_URL must be an address like http://localhost:3000, not "${url}".`);
  const dataDir = env.DATA_DIR || (env.SUPABASE_URL ? 'data-staff' : 'data');
  const file = path.resolve(dataDir, 'keys', 'staff-secret');
  const secret = await readFile(file, 'utf8').catch(() => {
    throw new ConsoleProblem(
      `${file} cannot be read. Start the server once, or set DATA_DIR to its data folder.`,
    );
  });
  return { url, secret: secret.trim() };
}

type Answer = { done: unknown } | { refused: string };

/** The server has the embedded database open, so it does the work. */
export async function sendToServer(
  { url, secret }: ConsoleSettings,
  command: string,
  body: Record<string, string>,
): Promise<Answer> {
  const response = await fetch(`${url}/staff/api/console/${command}`, {
    method: 'POST',
    redirect: 'error',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new ConsoleProblem(`Nothing answers at ${url}. Start the server, or set STAFF_URL to its address.`);
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && answer) return { done: answer };
  const code = (answer as { code?: string } | undefined)?.code;
  if (response.status === 403)
    throw new ConsoleProblem(
      `The server at ${url} refuses the staff secret. Run this on its machine or from STAFF_NETWORKS, with the server's DATA_DIR.`,
    );
  if (!code) throw new ConsoleProblem(`${url} answers, but it does not have the staff's app.`);
  return { refused: code };
}
