import path from 'node:path';
import { type Backend, connect } from '../backend.ts';
import { updateDeletedFile } from '../backup/deleted-records.ts';
import { readRecipients } from '../backup/encryption.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { printContent } from '../backup/named-backup.ts';
import { type Keep, listBackup, nameBackup, parseKeep, rotate } from '../backup/rotation.ts';
import { defineCommand, text } from '../command.ts';
import { Problem } from '../problem.ts';
import { runQuery } from '../query-backend.ts';
import { resolvePath, type Settings } from '../settings.ts';
import { print, printNote, printWarning } from '../terminal.ts';

export const command = defineCommand({
  about: `Writes all records, the staff's notes and states, the audit trail, the retention periods, the list of deleted ids, and
every file that a record points to, with a manifest of counts and SHA-256 hashes. Social security numbers stay sealed.
The keys are not included: store them separately (docs/backend.md).`,
  options: {
    in: text(
      'FOLDER',
      `writes a new file there, named after the time; FOLDER/backups.jsonl lists these files
(default: BACKUP_DIR, unless there is --to)`,
    ),
    keep: text(
      'NUMBER',
      `with --in: after the new backup was read back from the disk, deletes listed ones that are over this
number (7) or older than these days (30d); never the newest, never a file that was changed`,
    ),
    to: text('FILE', 'instead: a new file that ends in .tar.pgp (encrypted) or .tar; nothing is overwritten'),
    'encrypt-to': text('FILE', 'an OpenPGP public key; only its private key opens the backup'),
    deleted: text('FILE', 'also add the newest deleted ids to this list (docs/cli.md)'),
  },
  examples: [
    'backup --in backups --keep 7 --encrypt-to company.asc --deleted deleted-ids.jsonl',
    'backup --to "backups/$(date +%F).tar.pgp" --encrypt-to company.asc',
    'backup --to backups/2026-11-15.tar',
  ],
  async run({ values, settings }) {
    const keyFile = values['encrypt-to'];
    const folder = values.in ?? (values.to === undefined ? settings.env.BACKUP_DIR || undefined : undefined);
    const target = readTarget({ ...values, in: folder }, settings);
    const keep = values.keep === undefined ? undefined : parseKeep(values.keep);
    const recipients = keyFile === undefined ? [] : await readRecipients(resolvePath(keyFile, settings));
    const backend = await connect(settings);
    const { manifest, deleted, written } = await makeBackup(backend, target, recipients);
    printContent(manifest);
    if (!manifest.tables.some(({ name }) => name === 'audit'))
      printNote("This database has no audit. Back up the staff server's data folder too: docs/supabase.md.");
    for (const { path } of manifest.missing)
      printWarning(`Not in the file store, although a record points to it: ${path}`);
    if (values.deleted) {
      const list = resolvePath(values.deleted, settings);
      print(`${list}: ${await updateDeletedFile(list, deleted)} deleted ids`);
    }
    if (folder !== undefined) {
      await listBackup(target, written, manifest.madeAt);
      if (keep) await rotateFolder(path.dirname(target), keep);
    }
    await noteBackup(backend);
    printNote(
      '',
      recipients.length > 0
        ? `Encrypted backup written to ${target}. Without the private key nobody can restore it: keep that in a safe place.`
        : `Backup written to ${target}. It holds personal data and is not encrypted: store it where only staff can read it.`,
    );
  },
});

type Values = { to?: string; in?: string | undefined; keep?: string; 'encrypt-to'?: string };

function readTarget(values: Values, settings: Settings): string {
  const isEncrypted = values['encrypt-to'] !== undefined;
  if (values.in !== undefined && values.to === undefined)
    return path.join(resolvePath(values.in, settings), nameBackup(new Date(), isEncrypted));
  if (values.keep !== undefined) throw new Problem('--keep needs --in FOLDER, without --to.', 'usage');
  if (values.in !== undefined || !/\.(tar|pgp)$/.test(values.to ?? ''))
    throw new Problem('Name the backup: --in FOLDER, or --to FILE.tar.pgp or FILE.tar.', 'usage');
  const target = resolvePath(values.to ?? '', settings);
  if (target.endsWith('.pgp') !== isEncrypted || /(?<!\.tar)\.pgp$/.test(target))
    throw new Problem(
      'An encrypted backup needs both: --to FILE.tar.pgp and --encrypt-to with a public key.',
      'usage',
    );
  return target;
}

async function rotateFolder(folder: string, keep: Keep): Promise<void> {
  const { deleted, changed } = await rotate(folder, keep, new Date());
  for (const name of deleted) print(`deleted: ${name}`);
  for (const name of changed)
    printWarning(`${path.join(folder, name)} was changed since it was made, so it is not deleted.`);
}

/** For the server's monitoring. The backup is complete without it. */
async function noteBackup({ rest }: Backend): Promise<void> {
  await runQuery(rest.rpc('note_backup')).catch((error: Error) => {
    printWarning(`The server did not note the time of this backup. ${error.message}`);
  });
}
