import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Lists the files below a folder that contain any of the texts. */
export async function filesHolding(dir: string, texts: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const bytes = await readFile(file);
    if (texts.some((text) => bytes.includes(text))) found.push(path.relative(dir, file));
  }
  return found;
}
