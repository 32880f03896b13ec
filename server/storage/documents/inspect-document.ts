import { readFile } from 'node:fs/promises';
import { createSerialQueue, type Sender } from '../serial-queue.ts';
import { storageErrors } from '../storage-error.ts';
import type { DocumentKind } from './inspect-bytes.ts';
import { type Bounds, createInspectionProcess } from './inspection-process.ts';

/** A resume takes less than a second and 100 MB, of which the heap is a part. */
const usualBounds: Bounds = { seconds: 10, heapMegabytes: 160 };

export const inspectDocument = createInspector(usualBounds);

/** Inspects one document at a time, and one of each sender in turn. */
export function createInspector(bounds: Bounds) {
  const enqueue = createSerialQueue();
  const inspect = createInspectionProcess(bounds);

  /** Refuses a document with active content. Returns how many of its bytes to keep. */
  return (file: string, { kind, sender }: { kind: DocumentKind; sender: Sender }): Promise<number> =>
    enqueue(sender, async () => {
      const bytes = await readFile(file);
      const result = await inspect({ kind, bytes });
      if ('size' in result) return result.size;
      throw result.isTooComplex
        ? storageErrors.tooComplex(result.refusal)
        : storageErrors.badType(result.refusal);
    });
}
