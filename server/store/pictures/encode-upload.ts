import type { PictureShape } from '#domain/website/uploaded-pictures.ts';
import { createBoundedProcess, NotStarted } from '../../lib/bounded-process.ts';
import { NotAccepted } from '../../lib/not-accepted.ts';
import { createSerialQueue } from '../../lib/serial-queue.ts';
import type { EncodedPicture, PictureRefusal } from './encode-picture.ts';

export type PictureRequest = { bytes: Uint8Array; shape: PictureShape };
export type PictureResult = EncodedPicture | PictureRefusal;

/** A photo of 12 megapixels takes a few seconds on a quiet machine. A process of its own: picture libraries are written in C. */
const encode = createBoundedProcess<PictureRequest, PictureResult>(
  new URL('./picture-child.ts', import.meta.url),
  { seconds: 60, heapMegabytes: 160, grants: { addons: true, priority: 10 } },
);
const enqueue = createSerialQueue();

/** Encodes one picture at a time, in every width that pages ask for. `sender` is who uploads it. */
export function encodeUpload(request: PictureRequest, sender: string): Promise<PictureResult> {
  return enqueue(sender, async () => {
    const result = await encode(request).catch((error) => {
      throw error instanceof NotStarted ? new NotAccepted('not now') : error;
    });
    return result ?? { refusal: 'large_picture' };
  });
}
