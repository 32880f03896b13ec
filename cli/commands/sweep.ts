import { confirm } from '../ask.ts';
import { assertRemoved, removeFiles } from '../attachments.ts';
import { type Backend, connect } from '../backend.ts';
import { defineCommand, flag, text } from '../command.ts';
import { formatTime, parseDuration } from '../dates.ts';
import { queryRows } from '../query-backend.ts';
import { formatCount, print, printTable } from '../terminal.ts';

type Orphan = { bucket_id: string; object_name: string; created_at: string };

const hour = 60 * 60 * 1000;

export const command = defineCommand({
  about: 'Deletes orphaned uploads: files of visitors who did not submit the form. No record points to them.',
  options: {
    'older-than': text('TIME', 'the minimum age: 24h, 30m, 7d (default: 24h); asks first if under an hour'),
    'dry-run': flag('only show what would be deleted'),
    yes: flag('do not ask'),
  },
  examples: ['sweep --dry-run', 'sweep --older-than 48h'],
  async run({ values, settings }) {
    const age = parseDuration(values['older-than'] ?? '24h', '--older-than');
    const backend = await connect(settings);
    if (values['dry-run']) return printOrphans(await findOrphans(backend, age));
    if (age < hour)
      await confirm(
        'Uploads this recent may belong to someone who is filling in a form. Delete them?',
        values.yes,
      );
    const removed = await removeOrphans(backend, age);
    print(
      removed === 0
        ? 'There are no orphaned uploads.'
        : `Deleted ${formatCount(removed, 'orphaned upload')}.`,
    );
  },
});

/** Repeats until none is left, because hosted Supabase returns at most 1,000 rows. */
export async function removeOrphans(backend: Backend, age: number): Promise<number> {
  let total = 0;
  for (;;) {
    const orphans = await findOrphans(backend, age);
    const files = orphans.map(({ bucket_id, object_name }) => ({ bucket: bucket_id, path: object_name }));
    const removal = await removeFiles(backend, files);
    assertRemoved(removal);
    total += removal.removed;
    if (removal.removed === 0) return total;
  }
}

function findOrphans(backend: Backend, age: number): Promise<Orphan[]> {
  return queryRows<Orphan>(
    backend.rest.rpc('orphaned_uploads', { min_age: `${Math.round(age / 1000)} seconds` }),
  );
}

function printOrphans(orphans: Orphan[]): void {
  if (orphans.length === 0) {
    print('There are no orphaned uploads.');
    return;
  }
  printTable(
    ['Uploaded', 'Bucket', 'File'],
    orphans.map(({ created_at, bucket_id, object_name }) => [formatTime(created_at), bucket_id, object_name]),
  );
  print(
    '',
    `${formatCount(orphans.length, 'upload')}. Nothing was deleted. To delete these, run sweep without --dry-run.`,
  );
}
