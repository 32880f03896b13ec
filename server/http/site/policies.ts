import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../../lib/start-error.ts';

/** Written by the build. Content security policies by URL path. */
export const policiesFile = '_policies.json';

export type Policies = Readonly<Record<string, string>>;

export async function readPolicies(dir: string): Promise<Policies> {
  const file = path.join(dir, policiesFile);
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    throw new StartError(`${file} cannot be read. Run npm run build again.`);
  }
}
