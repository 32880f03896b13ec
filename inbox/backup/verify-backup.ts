import { text } from 'node:stream/consumers';
import { Problem } from '../problem.ts';
import { startProgress } from '../progress.ts';
import { type Manifest, manifestName, parseManifest } from './manifest.ts';
import { type Measured, measureAll } from './measure.ts';
import type { Backup } from './read-backup.ts';

/** Reads every byte of a backup once and compares it with the manifest, before anything is sent anywhere. */
export async function verifyBackup(backup: Backup, source: string): Promise<Manifest> {
  const progress = startProgress('Verifying', backup.bytes, 'bytes');
  const found = new Map<string, Measured>();
  let manifestText: string | undefined;
  for await (const { name, read } of backup.entries()) {
    if (name === manifestName) manifestText = await text(read());
    else {
      const measured = await measureAll(read());
      found.set(name, measured);
      progress.advance(measured.bytes);
    }
  }
  progress.finish();
  if (manifestText === undefined)
    throw new Problem(`${source} is not a complete backup: it has no ${manifestName}.`);
  const manifest = parseManifest(manifestText);
  const damaged = new Set<string>();
  for (const { entry, bytes, sha256 } of [...manifest.tables, ...manifest.files])
    if (found.get(entry)?.sha256 !== sha256 || found.get(entry)?.bytes !== bytes) damaged.add(entry);
  const [first, ...others] = damaged;
  if (first === undefined) return manifest;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  throw new Problem(`This backup is damaged (${first}${more}), so nothing was restored. Use another backup.`);
}
