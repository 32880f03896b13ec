import { open, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Makes new, renamed and removed names in a folder survive a power cut. Windows does not allow it, and does not need it. */
export async function syncFolder(dir: string): Promise<void> {
  if (process.platform !== 'win32') await sync(dir, 'r');
}

/** Syncs every file and folder below. The caller needs all of them or none, so the order does not matter. */
export async function syncTree(dir: string): Promise<void> {
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    const entryPath = path.join(entry.parentPath, entry.name);
    if (entry.isFile()) await sync(entryPath, 'r+');
    else if (entry.isDirectory()) await syncFolder(entryPath);
  }
  await syncFolder(dir);
}

async function sync(file: string, flags: 'r' | 'r+'): Promise<void> {
  const handle = await open(file, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
