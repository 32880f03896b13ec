import { open, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Makes a new, renamed or removed name in a folder survive a power cut. Windows sees to that itself and refuses to be asked. */
export async function syncFolder(dir: string): Promise<void> {
  if (process.platform !== 'win32') await sync(dir, 'r');
}

/** Syncs every file and folder below; the caller needs all of them or none, so the order does not matter. */
export async function syncTree(dir: string): Promise<void> {
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    const place = path.join(entry.parentPath, entry.name);
    if (entry.isFile()) await sync(place, 'r+');
    else if (entry.isDirectory()) await syncFolder(place);
  }
  await syncFolder(dir);
}

async function sync(place: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(place, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
