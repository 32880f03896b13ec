import { tables as recordTables } from '../kinds.ts';
import { formatCount, formatSize, print } from '../terminal.ts';
import type { Manifest } from './manifest.ts';

/** Prints how much a backup has of each kind of content. */
export function printContent({ tables, files }: Manifest): void {
  const rowsOf = (wanted: string) => tables.find(({ name }) => name === wanted)?.rows ?? 0;
  for (const name of recordTables) print(`${name}: ${formatCount(rowsOf(name), 'row')}`);
  print(`staff work: ${formatCount(rowsOf('staff_work'), 'record')}`);
  if (tables.some(({ name }) => name === 'audit')) print(`audit: ${formatCount(rowsOf('audit'), 'line')}`);
  print(`deleted ids: ${rowsOf('deleted_records').toLocaleString('en-US')}`);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  print(`files: ${files.length.toLocaleString('en-US')} (${formatSize(bytes)})`);
}
