import { buffer } from 'node:stream/consumers';
import { Problem } from '../problem.ts';
import { startProgress } from '../progress.ts';
import { measureAll } from './hashed.ts';
import { type Manifest, manifestName, parseManifest } from './manifest.ts';
import type { OpenEntry } from './reader.ts';

/** Reads every byte of a backup once and compares it with the manifest, before anything is sent anywhere. */
export async function verifyBackup(openEntry: OpenEntry, source: string): Promise<Manifest> {
  const text = await openEntry(manifestName);
  if (!text) throw new Problem(`${source} is not a backup: it has no ${manifestName}.`);
  const manifest = parseManifest((await buffer(text)).toString('utf8'));
  const entries = new Map([...manifest.tables, ...manifest.files].map((one) => [one.entry, one]));
  const total = [...entries.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  const progress = startProgress('Verifying', total, 'bytes');
  const broken: string[] = [];
  for (const [name, { sha256, bytes }] of entries) {
    const entry = await openEntry(name);
    const measured = entry && (await measureAll(entry));
    if (measured?.sha256 !== sha256 || measured.bytes !== bytes) broken.push(name);
    progress.advance(bytes);
  }
  progress.finish();
  if (broken.length > 0)
    throw new Problem(
      `This backup is damaged (${broken[0]}${broken.length > 1 ? ` and ${broken.length - 1} more` : ''}), so nothing was restored.`,
    );
  return manifest;
}
