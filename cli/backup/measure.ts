import { createHash } from 'node:crypto';

export type Measured = { bytes: number; sha256: string };
type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/** Passes chunks through. `result` has their size and SHA-256 once all have passed. */
export function measure(chunks: Chunks): {
  chunks: AsyncIterable<Uint8Array>;
  result: () => Measured;
} {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* passThrough() {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  return { chunks: passThrough(), result: () => ({ bytes, sha256: hash.digest('hex') }) };
}

export async function measureAll(chunks: Chunks): Promise<Measured> {
  const measured = measure(chunks);
  for await (const _ of measured.chunks);
  return measured.result();
}
