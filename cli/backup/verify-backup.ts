import { buffer } from 'node:stream/consumers';
import { Problem } from '../problem.ts';
import { printStep } from '../terminal.ts';
import { type DeletedRecord, parseDeletedRecords } from './deleted-records.ts';
import { type Manifest, manifestName, parseManifest, tableEntry } from './manifest.ts';
import { type Measured, measureAll } from './measure.ts';
import type { Backup } from './read-backup.ts';

export type VerifiedBackup = { manifest: Manifest; deleted: DeletedRecord[] };

/** Entries that are small and needed before any other. */
const deletedName = tableEntry('deleted_records');
const kept = [manifestName, deletedName];

/** Reads every byte of a backup once and compares it with the manifest, before anything is sent anywhere. */
export async function verifyBackup(backup: Backup, source: string): Promise<VerifiedBackup> {
  printStep(`Verifying ${source}`);
  const found = new Map<string, Measured>();
  const texts = new Map<string, string>();
  for await (const { name, read } of backup.entries()) {
    const content = kept.includes(name) ? await buffer(read()) : undefined;
    if (content) texts.set(name, content.toString());
    found.set(name, await measureAll(content ? [content] : read()));
  }
  const manifestText = texts.get(manifestName);
  if (manifestText === undefined)
    throw new Problem(`${source} is not a complete backup: it has no ${manifestName}.`);
  const manifest = parseManifest(manifestText);
  assertEqual(manifest, found);
  return { manifest, deleted: parseDeletedRecords(texts.get(deletedName) ?? '', 'this backup') };
}

function assertEqual({ tables, files }: Manifest, found: Map<string, Measured>): void {
  const damaged = new Set<string>();
  for (const { entry, bytes, sha256 } of [...tables, ...files])
    if (found.get(entry)?.sha256 !== sha256 || found.get(entry)?.bytes !== bytes) damaged.add(entry);
  const [first, ...others] = damaged;
  if (first === undefined) return;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  throw new Problem(`This backup is damaged (${first}${more}). Use another backup.`);
}
