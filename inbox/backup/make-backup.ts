import { buffer } from 'node:stream/consumers';
import { pathInBucket } from '../attachments.ts';
import { kinds } from '../kinds.ts';
import { Problem } from '../problem.ts';
import { startProgress } from '../progress.ts';
import { countRows, readAll } from '../read-rows.ts';
import type { FileAddress, Wire } from '../wire.ts';
import { askRows } from '../wire-errors.ts';
import { type BackedUpFile, backedUpTables, type Manifest, manifestName, retentionName } from './manifest.ts';
import { measureAll } from './measure.ts';
import { type AddEntry, writeBackup } from './write-backup.ts';

type StoredRow = { id: string } & Record<string, unknown>;

/** Rows first, then the files they point to: a file is stored before its row, so each row read has its file. */
export async function makeBackup(wire: Wire, target: string): Promise<Manifest> {
  const manifest: Manifest = {
    format: 'harborlight-backup',
    version: 1,
    madeAt: new Date().toISOString(),
    madeFrom: wire.url,
    tables: [],
    files: [],
    missing: [],
  };
  await writeBackup(target, async (add) => {
    const wanted = new Map<string, FileAddress>();
    for (const table of backedUpTables) manifest.tables.push(await addTable(wire, add, table, wanted));
    manifest.tables.push(await addRetention(wire, add));
    await addFiles(wire, add, [...wanted.values()], manifest);
    await add(manifestName, chunksOf(`${JSON.stringify(manifest, null, 2)}\n`));
  });
  return manifest;
}

async function addTable(
  wire: Wire,
  add: AddEntry,
  { name, time }: (typeof backedUpTables)[number],
  wanted: Map<string, FileAddress>,
) {
  const total = time === 'created_at' ? await countRows(wire, name) : 0;
  const progress = startProgress(`Reading ${name}`, total, 'rows');
  const attachments = kinds.find(({ table }) => table === name)?.attachments ?? [];
  let rows = 0;
  async function* lines() {
    for await (const page of readAll<StoredRow>(wire, { table: name, columns: '*', time })) {
      for (const row of page)
        for (const { bucket, column } of attachments) {
          const path = pathInBucket(String(row[column]), bucket);
          if (path) wanted.set(`${bucket}/${path}`, { bucket, path });
        }
      yield Buffer.from(page.map((row) => `${JSON.stringify(row)}\n`).join(''));
      rows += page.length;
      progress.advance(page.length);
    }
  }
  const entry = `tables/${name}.jsonl`;
  const measured = await add(entry, lines());
  progress.finish();
  return { name, entry, rows, ...measured };
}

async function addRetention(wire: Wire, add: AddEntry) {
  const rows = await askRows(wire.rest.from('retention').select('*').order('table_name'));
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const measured = await add(retentionName, chunksOf(text));
  return { name: 'retention' as const, entry: retentionName, rows: rows.length, ...measured };
}

/** Named after their content: a stranger's file name never becomes a path, and equal files are kept once. */
async function addFiles(wire: Wire, add: AddEntry, wanted: FileAddress[], manifest: Manifest): Promise<void> {
  const progress = startProgress('Reading files', wanted.length, 'files');
  const added = new Set<string>();
  for (const address of wanted) {
    const bucket = address.bucket as BackedUpFile['bucket'];
    const opened = await wire.openFile(address);
    if (!opened) manifest.missing.push({ bucket, path: address.path });
    else {
      const bytes = await buffer(opened.body).catch(() => undefined);
      if (!bytes || bytes.length !== (opened.size ?? bytes.length))
        throw new Problem(`${address.path} was cut off on its way, so no backup was written. Try again.`);
      const measured = await measureAll(once(bytes));
      const entry = `files/${measured.sha256}`;
      if (!added.has(entry)) await add(entry, once(bytes));
      added.add(entry);
      manifest.files.push({ bucket, path: address.path, type: opened.type, entry, ...measured });
    }
    progress.advance(1);
  }
  progress.finish();
}

function chunksOf(text: string): AsyncIterable<Uint8Array> {
  return once(Buffer.from(text));
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  if (bytes.length > 0) yield bytes;
}
