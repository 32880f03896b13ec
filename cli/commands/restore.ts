import { confirm } from '../ask.ts';
import { type Backend, connect } from '../backend.ts';
import {
  addDeletedRecords,
  mergeRecords,
  readDeletedFile,
  readDeletedRecords,
} from '../backup/deleted-records.ts';
import { countRecords, type Manifest } from '../backup/manifest.ts';
import { backupArgument, keyOption, openNamedBackup } from '../backup/named-backup.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import type { Outcome } from '../backup/restore-tables.ts';
import { verifyBackup } from '../backup/verify-backup.ts';
import { defineCommand, flag, text } from '../command.ts';
import { formatTime } from '../dates.ts';
import { kinds } from '../kinds.ts';
import { Problem } from '../problem.ts';
import { countRows } from '../read-rows.ts';
import { resolvePath, type Settings } from '../settings.ts';
import { formatCount, print, printNote, printTable, printWarning } from '../terminal.ts';

export const command = defineCommand({
  about: `FROM is the .tar or .tar.pgp of a backup. All hashes are verified before anything is sent. Rows and files that
exist are not changed, so you can repeat a restore that was interrupted. Nothing is deleted. Records that were deleted on
request, and their files, are not restored.`,
  argument: backupArgument,
  options: {
    key: keyOption,
    deleted: text(
      'FILE',
      'the newest list of deleted ids, or "none"; required if the database has no records',
    ),
    yes: flag('do not ask; required without a terminal'),
  },
  examples: [
    'restore backups/2026-11-15.tar.pgp --key /media/safe/company-private.asc',
    'restore backups/2026-11-15.tar --deleted deleted-ids.jsonl',
  ],
  async run({ values, argument, settings }) {
    const { backup, source } = await openNamedBackup(argument, values.key, settings);
    const { manifest, deleted } = await verifyBackup(backup, source).catch((error: unknown) => {
      throw error instanceof Problem ? new Problem(`${error.message} Nothing was restored.`) : error;
    });
    const newest = await readNewestList(values.deleted, settings);
    const backend = await connect(settings);
    if (newest === undefined) await assertKnowsDeleted(backend, manifest);
    const content = `${formatCount(countRecords(manifest), 'row')} and ${formatCount(manifest.files.length, 'file')}`;
    printNote(`The backup of ${formatTime(manifest.madeAt)} is complete: ${content}.`);
    await confirm(`Restore them to ${backend.url}?`, values.yes);

    const remaining = await addDeletedRecords(backend, mergeRecords(deleted, newest ?? []));
    const all = await readDeletedRecords(backend);
    const { outcomes, notes } = await restoreBackup(backend, backup, manifest, all);
    printOutcomes(outcomes, notes);
    for (const { path } of manifest.missing)
      printWarning(`This file was missing when the backup was made: ${path}`);
    for (const { kind, record_id } of remaining.slice(0, 20))
      printWarning(`The ${kind} ${record_id} is on the list of deleted ids, but it is stored here.`);
    const refused = outcomes.flatMap((outcome) => outcome.refused);
    for (const sentence of refused.slice(0, 20)) printWarning(sentence);
    if (refused.length > 0)
      throw new Problem(`${refused.length} could not be restored. Everything else was restored.`);
    if (remaining.length > 0)
      throw new Problem(
        `${formatCount(remaining.length, 'record')} should not be here. Delete what is named above in the staff's app.`,
      );
  },
});

/** Undefined if the option is missing. `none` says that there is no list newer than the backup. */
async function readNewestList(given: string | undefined, settings: Settings) {
  if (given === undefined) return undefined;
  return given === 'none' ? [] : readDeletedFile(resolvePath(given, settings));
}

/** An empty database cannot know who was deleted since the backup, so the list must come from elsewhere. */
async function assertKnowsDeleted(backend: Backend, { madeAt }: Manifest): Promise<void> {
  for (const { table } of kinds) if ((await countRows(backend, table)) > 0) return;
  throw new Problem(
    `This database has no records, so it does not know who was deleted after ${formatTime(madeAt)}, when the backup was made. Name the newest list of deleted ids with --deleted FILE. If there is none, add --deleted none.`,
    'usage',
  );
}

function printOutcomes(outcomes: Outcome[], notes: string[]): void {
  const deleted = outcomes
    .filter(({ what }) => kinds.some(({ table }) => table === what))
    .reduce((sum, outcome) => sum + outcome.deleted, 0);
  printTable(
    ['Content', 'Restored', 'Existing', 'Deleted', 'Refused'],
    outcomes.map((outcome) => [
      outcome.what,
      outcome.added,
      outcome.existing,
      outcome.deleted,
      outcome.refused.length,
    ]),
  );
  if (deleted > 0) print(`${formatCount(deleted, 'record')}: deleted on request, not restored.`);
  for (const note of notes) print(note);
}
