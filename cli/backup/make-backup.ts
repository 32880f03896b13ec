import type { Key } from 'openpgp';
import { listFiles } from '../attachments.ts';
import type { Backend, FileAddress } from '../backend.ts';
import { kindOfTable, tables } from '../kinds.ts';
import { Problem } from '../problem.ts';
import { queryRows } from '../query-backend.ts';
import { countRows, readAll } from '../read-rows.ts';
import { formatCount, printStep } from '../terminal.ts';
import { openAudit } from './audit.ts';
import { type DeletedRecord, readDeletedRecords } from './deleted-records.ts';
import {
  type BackedUpFile,
  type BackedUpTable,
  type Manifest,
  manifestName,
  tableEntry,
} from './manifest.ts';
import { measureAll } from './measure.ts';
import { readStaffWork } from './staff-work.ts';
import { openWebsiteContent } from './website.ts';
import { type AddEntry, writeBackup } from './write-backup.ts';

type StoredRow = { id: string; created_at: string } & Record<string, unknown>;
type Pages = AsyncIterable<object[]> | Iterable<object[]>;

/**
 * Reads rows before files. A file is always stored before its row, so every row read has its file. The list of deleted
 * ids comes last, so that it has everyone who is deleted while the backup is made.
 */
export async function makeBackup(backend: Backend, target: string, recipients: Key[]) {
  const manifest: Manifest = {
    format: 'harborlight-backup',
    version: 1,
    madeAt: new Date().toISOString(),
    madeFrom: backend.url,
    tables: [],
    files: [],
    missing: [],
  };
  let deleted: DeletedRecord[] = [];
  const written = await writeBackup(target, recipients, async (add) => {
    const addTable = async (name: BackedUpTable['name'], pages: Pages) => {
      manifest.tables.push(await addRows(add, name, pages));
    };
    const files = new Map<string, FileAddress>();
    for (const name of tables) await addTable(name, readTable(backend, name, files));
    await addTable('staff_work', readStaffWork(backend, files));
    const audit = await openAudit(backend);
    if (audit) await addTable('audit', audit);
    const website = await openWebsiteContent(backend);
    if (website) await addTable('website', website);
    await addTable('retention', [
      await queryRows<object>(backend.rest.from('retention').select('*').order('table_name')),
    ]);
    await addFiles(backend, add, [...files.values()], manifest);
    deleted = await readDeletedRecords(backend);
    await addTable('deleted_records', [deleted]);
    await add(manifestName, once(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)));
  });
  return { manifest, deleted, written };
}

async function addRows(add: AddEntry, name: BackedUpTable['name'], pages: Pages): Promise<BackedUpTable> {
  let rows = 0;
  async function* lines() {
    for await (const page of pages) {
      rows += page.length;
      if (page.length > 0) yield Buffer.from(page.map((row) => `${JSON.stringify(row)}\n`).join(''));
    }
  }
  const entry = tableEntry(name);
  const measured = await add(entry, lines());
  return { name, entry, rows, ...measured };
}

/** Reads a table in pages, and notes the files that its rows point to. */
async function* readTable(backend: Backend, name: string, files: Map<string, FileAddress>) {
  printStep(`Reading ${formatCount(await countRows(backend, name), 'row')} of ${name}`);
  const kind = kindOfTable(name);
  for await (const page of readAll<StoredRow>(backend, { table: name, columns: '*' })) {
    for (const file of kind ? page.flatMap((row) => listFiles(kind, row)) : [])
      files.set(`${file.bucket}/${file.path}`, file);
    yield page;
  }
}

/** Names files by their hash, so that no visitor's file name becomes a path and equal files are stored once. */
async function addFiles(backend: Backend, add: AddEntry, files: FileAddress[], manifest: Manifest) {
  printStep(`Reading ${formatCount(files.length, 'file')}`);
  const stored = new Set<string>();
  for (const address of files) {
    const bucket = address.bucket as BackedUpFile['bucket'];
    const opened = await backend.openFile(address).catch((error: unknown) => {
      if (error instanceof Problem) throw error;
      throw new Problem(
        `${address.path} was interrupted while downloading, so no backup was written. Try again.`,
      );
    });
    if (!opened) manifest.missing.push({ bucket, path: address.path });
    else {
      const bytes = Buffer.from(await opened.arrayBuffer());
      const measured = await measureAll([bytes]);
      const entry = `files/${measured.sha256}`;
      if (!stored.has(entry)) await add(entry, once(bytes));
      stored.add(entry);
      manifest.files.push({ bucket, path: address.path, type: opened.type, entry, ...measured });
    }
  }
}

async function* once(bytes: Buffer): AsyncGenerator<Buffer> {
  if (bytes.length > 0) yield bytes;
}
