import { readdir } from 'node:fs/promises';
import { StartError } from '../../lib/start-error.ts';
import { policiesFile } from './policies.ts';

/** The build writes all of these. */
const required = ['index.html', '404.html', policiesFile];

/** The build writes none of these. A checkout has some. */
const foreign = /^(node_modules|package\.json|\.git|\.env.*)$/;

/** Refuses a folder that is not a built site by the names in it, before any file is read: its files would become public. */
export async function assertBuiltSite(dir: string): Promise<void> {
  const names = await readdir(dir).catch((): string[] => []);
  if (!required.every((name) => names.includes(name)))
    throw new StartError(
      `There is no built site in ${dir}. Run npm run build, or set SITE_DIR to the folder build/client that it writes.`,
    );
  const other = names.find((name) => foreign.test(name));
  if (other)
    throw new StartError(
      `${dir} is not a built site, because it holds "${other}". Set SITE_DIR to the folder build/client that npm run build writes.`,
    );
}
