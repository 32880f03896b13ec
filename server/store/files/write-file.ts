import { type FileHandle, open } from 'node:fs/promises';
import { notAccepted } from '../../lib/not-accepted.ts';

export type CreateFile = (target: string) => Promise<Pick<FileHandle, 'writeFile' | 'sync' | 'close'>>;
const createFile: CreateFile = (target) => open(target, 'wx', 0o600);

/** Writes one chunk before it reads the next, so that an upload needs the memory of one chunk. Returns the size. */
export async function writeFileTo(
  target: string,
  chunks: AsyncIterable<Uint8Array>,
  limit: number,
  create: CreateFile = createFile,
): Promise<number> {
  const file = await create(target);
  try {
    let size = 0;
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > limit) throw notAccepted.tooLarge();
      await file.writeFile(chunk);
    }
    await file.sync();
    return size;
  } finally {
    await file.close();
  }
}
