import { readFile } from 'node:fs/promises';
import { type Bounds, createBoundedProcess, NotStarted } from '../../../lib/bounded-process.ts';
import { NotAccepted, notAccepted } from '../../../lib/not-accepted.ts';
import { createSerialQueue, type Sender } from '../../../lib/serial-queue.ts';
import { refusals } from './document-refused.ts';
import type { DocumentKind } from './inspect-bytes.ts';

export type InspectionRequest = { kind: DocumentKind; bytes: Buffer };
export type InspectionResult = { size: number } | { refusal: string };

/** A resume takes less than a second and 100 MB, of which the heap is a part. */
const usualBounds: Bounds = { seconds: 10, heapMegabytes: 160 };
const child = new URL('./inspection-child.ts', import.meta.url);

export const inspectDocument = createInspector(usualBounds);

/** Inspects one document at a time, and one of each sender in turn. */
export function createInspector(bounds: Bounds) {
  const enqueue = createSerialQueue();
  const inspect = createBoundedProcess<InspectionRequest, InspectionResult>(child, bounds);

  /** Refuses a document with active content. Returns how many of its bytes to keep. */
  return (file: string, { kind, sender }: { kind: DocumentKind; sender: Sender }): Promise<number> =>
    enqueue(sender, async () => {
      const bytes = await readFile(file);
      const result = await inspect({ kind, bytes }).catch((error) => {
        throw error instanceof NotStarted ? new NotAccepted('disk full') : error;
      });
      if (!result) {
        const { message } = kind === 'pdf' ? refusals.unreadablePdf() : refusals.unreadableWord();
        throw notAccepted.tooComplex(message);
      }
      if ('size' in result) return result.size;
      throw notAccepted.badType(result.refusal);
    });
}
