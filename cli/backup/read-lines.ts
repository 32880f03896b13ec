import { type Backup, readEntry } from './read-backup.ts';

/** The embedded deployment accepts requests of up to one megabyte. */
const maxBytes = 400_000;
const maxRows = 200;

/** Reads the JSON lines of an entry in batches for one request each. */
export async function* readBatches<Line>(backup: Backup, entry: string): AsyncGenerator<Line[]> {
  let batch: Line[] = [];
  let bytes = 0;
  for await (const line of readLines(backup, entry)) {
    if (batch.length === maxRows || (batch.length > 0 && bytes + line.length > maxBytes)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(JSON.parse(line) as Line);
    bytes += Buffer.byteLength(line);
  }
  if (batch.length > 0) yield batch;
}

async function* readLines(backup: Backup, entry: string): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of readEntry(backup, entry)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
