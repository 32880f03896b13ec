import { open } from 'node:fs/promises';

/** Cuts a file to its first bytes and syncs it. */
export async function truncateFile(file: string, size: number): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.truncate(size);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
