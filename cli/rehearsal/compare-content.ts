import { createHash } from 'node:crypto';
import type { Kind as RecordKind } from '#domain/kinds.ts';
import type { IsDeleted } from '../backup/deleted-records.ts';
import { type BackedUpTable, type Manifest, tableEntry } from '../backup/manifest.ts';
import type { Backup } from '../backup/read-backup.ts';
import { readBatches } from '../backup/read-lines.ts';
import { kindOfTable } from '../kinds.ts';

type Row = Record<string, unknown>;

/** `equal` of the expected came back as they were. Those that were deleted on request are not expected. */
export type Comparison = { what: string; expected: number; equal: number; deleted: number };

/** Compares every row of a backup with a second backup, made of the server that it was restored to. */
export async function compareTables(
  { tables }: Manifest,
  before: Backup,
  after: Backup,
  isDeleted: IsDeleted,
): Promise<Comparison[]> {
  const comparisons: Comparison[] = [];
  for (const table of tables) comparisons.push(await compareTable(table, before, after, isDeleted));
  return comparisons;
}

async function compareTable(
  { name, entry }: BackedUpTable,
  before: Backup,
  after: Backup,
  isDeleted: IsDeleted,
): Promise<Comparison> {
  const comparison: Comparison = { what: name, expected: 0, equal: 0, deleted: 0 };
  const hashes = new Map<string, string>();
  let columns: string[] = [];
  for await (const batch of readBatches<Row>(before, entry))
    for (const row of batch) {
      if (columns.length === 0) columns = Object.keys(row).sort();
      if (belongsToDeleted(name, row, isDeleted)) comparison.deleted += 1;
      else hashes.set(keyOf(row), hashOf(row, columns));
    }
  comparison.expected = hashes.size;
  // A newer schema may have more columns, and more rows of settings.
  for await (const batch of readBatches<Row>(after, tableEntry(name)))
    for (const row of batch) if (hashes.get(keyOf(row)) === hashOf(row, columns)) comparison.equal += 1;
  return comparison;
}

export function compareFiles(before: Manifest, after: Manifest, deleted: number): Comparison {
  const hashes = new Map(after.files.map(({ bucket, path, sha256 }) => [`${bucket}/${path}`, sha256]));
  const equal = before.files.filter(({ bucket, path, sha256 }) => hashes.get(`${bucket}/${path}`) === sha256);
  return { what: 'files', expected: before.files.length - deleted, equal: equal.length, deleted };
}

function belongsToDeleted(table: string, row: Row, isDeleted: IsDeleted): boolean {
  if (table === 'staff_work') return isDeleted(row.kind as RecordKind, String(row.record_id));
  const kind = kindOfTable(table)?.record;
  return kind !== undefined && isDeleted(kind, String(row.id));
}

/** By id, by table (retention), or by record (work and deleted ids). */
function keyOf({ id, table_name, kind, record_id }: Row): string {
  return String(id ?? table_name ?? `${kind} ${record_id}`);
}

function hashOf(row: Row, columns: string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(columns.map((column) => row[column])))
    .digest('base64');
}
