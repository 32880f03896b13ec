import { buffer } from 'node:stream/consumers';
import { pathInBucket } from '../attachments.ts';
import type { Backend, FileAddress } from '../backend.ts';
import { kinds } from '../kinds.ts';
import { Problem } from '../problem.ts';
import { startProgress } from '../progress.ts';
import { queryRows } from '../query-backend.ts';
import { countRows, readAll } from '../read-rows.ts';
import { type BackedUpFile, backedUpTables, type Manifest, manifestName, retentionName } from './manifest.ts';
import { measureAll } from './measure.ts';
import { type AddEntry, writeBackup } from './write-backup.ts';

type StoredRow = { id: string } & Record<string, unknown>;

/** Reads rows before files. A file is always stored before its row, so every row read has its file. */
export async function makeBackup(backend: Backend, target: string): Promise<Manifest> {
  const manifest: Manifest = {
    format: 'harborlight-backup',
    version: 1,
    madeAt: new Date().toISOString(),
    madeFrom: backend.url,
    tables: [],
    files: [],
    missing: [],
  };
  await writeBackup(target, async (add) => {
    const files = new Map<string, FileAddress>();
    for (const table of backedUpTables) manifest.tables.push(await addTable(backend, add, table, files));
    manifest.tables.push(await addRetention(backend, add));
    await addFiles(backend, add, [...files.values()], manifest);
    await add(manifestName, chunksOf(`${JSON.stringify(manifest, null, 2)}\n`));
  });
  return manifest;
}

async function addTable(
  backend: Backend,
  add: AddEntry,
  { name, time }: (typeof backedUpTables)[number],
  files: Map<string, FileAddress>,
) {
  const total = time === 'created_at' ? await countRows(backend, name) : 0;
  const progress = startProgress(`Reading ${name}`, total, 'rows');
  const attachments = kinds.find(({ table }) => table === name)?.attachments ?? [];
  let rows = 0;
  async function* lines() {
    for await (const page of readAll<StoredRow>(backend, { table: name, columns: '*', time })) {
      for (const row of page)
        for (const { bucket, column } of attachments) {
          const path = pathInBucket(String(row[column]), bucket);
          if (path) files.set(`${bucket}/${path}`, { bucket, path });
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

async function addRetention(backend: Backend, add: AddEntry) {
  const rows = await queryRows(backend.rest.from('retention').select('*').order('table_name'));
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const measured = await add(retentionName, chunksOf(text));
  return { name: 'retention' as const, entry: retentionName, rows: rows.length, ...measured };
}

/** Names files by their hash, so that no visitor's file name becomes a path and equal files are stored once. */
async function addFiles(
  backend: Backend,
  add: AddEntry,
  files: FileAddress[],
  manifest: Manifest,
): Promise<void> {
  const progress = startProgress('Reading files', files.length, 'files');
  const stored = new Set<string>();
  for (const address of files) {
    const bucket = address.bucket as BackedUpFile['bucket'];
    const opened = await backend.openFile(address);
    if (!opened) manifest.missing.push({ bucket, path: address.path });
    else {
      const bytes = await buffer(opened.body).catch(() => undefined);
      if (!bytes || bytes.length !== (opened.size ?? bytes.length))
        throw new Problem(
          `${address.path} was interrupted while downloading, so no backup was written. Try again.`,
        );
      const measured = await measureAll(once(bytes));
      const entry = `files/${measured.sha256}`;
      if (!stored.has(entry)) await add(entry, once(bytes));
      stored.add(entry);
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
