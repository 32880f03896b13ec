import { updateDeletedFile } from '../backup/deleted-file.ts';
import { readRecipients } from '../backup/encryption.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { printContent } from '../backup/print-content.ts';
import type { Command } from '../command.ts';
import { connect } from '../connect.ts';
import { Problem } from '../problem.ts';
import { readArguments } from '../read-arguments.ts';
import { resolvePath } from '../settings.ts';

import { print, printNote, printWarning } from '../terminal.ts';

export const backup: Command = {
  help: `backup --to FILE.tar.pgp --encrypt-to KEY.asc

Writes all records, the staff's notes and states, the audit trail, the retention periods, the list of deleted ids, and
every file that a record points to, with a manifest of counts and SHA-256 hashes. Social security numbers stay sealed.
The keys are not included: store them separately (docs/backend.md).

  --to PATH          a new file that ends in .tar.pgp (encrypted) or .tar, or a new folder; nothing is overwritten
  --encrypt-to FILE  an OpenPGP public key; only its private key opens the backup
  --deleted FILE     also add the newest deleted ids to this list (docs/cli.md)

Examples
  npm run cli -- backup --to "backups/$(date +%F).tar.pgp" --encrypt-to company.asc --deleted deleted-ids.jsonl
  npm run cli -- backup --to backups/2026-11-15.tar`,

  async run(args, settings) {
    const { values } = readArguments(args, {
      to: { type: 'string' },
      'encrypt-to': { type: 'string' },
      deleted: { type: 'string' },
    });
    if (!values.to) throw new Problem('Name the backup: --to FILE.tar.pgp, FILE.tar or DIR.', 'usage');
    const target = resolvePath(values.to, settings.env);
    const keyFile = values['encrypt-to'];
    if (target.endsWith('.pgp') !== (keyFile !== undefined) || /(?<!\.tar)\.pgp$/.test(target))
      throw new Problem(
        'An encrypted backup needs both: --to FILE.tar.pgp and --encrypt-to with a public key.',
        'usage',
      );
    const recipients = keyFile === undefined ? [] : await readRecipients(resolvePath(keyFile, settings.env));
    const { manifest, deleted } = await makeBackup(await connect(settings), target, recipients);
    printContent(manifest);
    for (const { path } of manifest.missing)
      printWarning(`Not in the file store, although a record points to it: ${path}`);
    if (values.deleted) {
      const list = resolvePath(values.deleted, settings.env);
      print(`${list}: ${await updateDeletedFile(list, deleted)} deleted ids`);
    }
    printNote(
      '',
      recipients.length > 0
        ? `Encrypted backup written to ${target}. Without the private key nobody can restore it: keep that in a safe place.`
        : `Backup written to ${target}. It holds personal data and is not encrypted: store it where only staff can read it.`,
    );
  },
};
