import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '../problem.ts';
import { toFileProblem } from '../write-whole.ts';
import { entryNames } from './manifest.ts';
import { readTarIndex } from './tar.ts';

/** Opens an entry of a backup by its name; undefined where it is not there. */
export type OpenEntry = (name: string) => Promise<AsyncIterable<Buffer> | undefined>;

export async function openBackup(source: string): Promise<OpenEntry> {
  try {
    return (await stat(source)).isDirectory() ? openFolder(source) : await openTar(source);
  } catch (error) {
    throw toFileProblem(error, source);
  }
}

function openFolder(folder: string): OpenEntry {
  return async (name) => {
    const file = path.join(folder, checked(name));
    const there = await stat(file).catch(() => undefined);
    return there?.isFile() ? createReadStream(file) : undefined;
  };
}

async function openTar(source: string): Promise<OpenEntry> {
  const handle = await open(source);
  const entries = await readTarIndex(handle).finally(() => handle.close());
  // An archive packed again by hand may have a folder of its own around everything.
  const around = entries
    .find(({ name }) => name.endsWith('manifest.json'))
    ?.name.slice(0, -'manifest.json'.length);
  const places = new Map(entries.map((entry) => [entry.name, entry]));
  return async (name) => {
    const place = places.get(`${around ?? ''}${checked(name)}`);
    if (!place) return undefined;
    if (place.size === 0) return emptyEntry();
    return createReadStream(source, { start: place.start, end: place.start + place.size - 1 });
  };
}

async function* emptyEntry(): AsyncGenerator<Buffer> {}

function checked(name: string): string {
  if (entryNames.test(name)) return name;
  throw new Problem('This backup names an entry that no backup has; nothing was restored.');
}
