import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from '../config.ts';

/** Written by the build. Content security policies by URL path. */
export const policiesFile = '_policies.json';

export type Policies = Readonly<Record<string, string>>;

export async function readPolicies(dir: string): Promise<Policies> {
  const text = await readFile(path.join(dir, policiesFile), 'utf8').catch(() => {
    throw new StartError(`There is no built site in ${dir}. Run npm run build first.`);
  });
  return JSON.parse(text);
}
