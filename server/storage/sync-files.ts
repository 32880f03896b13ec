import { open, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Makes a new, renamed or removed name in a folder survive a power cut. */
export async function syncFolder(dir: string): Promise<void> {
  const handle = await open(dir);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Syncs every file and folder below, deepest last in no particular order: the caller needs all of them or none. */
export async function syncTree(dir: string): Promise<void> {
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) await syncFolder(path.join(entry.parentPath, entry.name));
  }
  await syncFolder(dir);
}
