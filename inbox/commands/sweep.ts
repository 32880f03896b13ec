import { removeFiles } from '../attachments.ts';
import { cleanLine } from '../clean-text.ts';
import type { Command } from '../command.ts';
import { confirm } from '../confirm.ts';
import { connect } from '../connect.ts';
import { formatTime, parseDuration } from '../dates.ts';
import { formatTable } from '../format-table.ts';
import { readArguments } from '../read-arguments.ts';
import { countOf, print, readWidth } from '../terminal.ts';
import type { Wire } from '../wire.ts';
import { askRows } from '../wire-errors.ts';

type Orphan = { bucket_id: string; object_name: string; created_at: string };

const hour = 60 * 60 * 1000;

export const sweep: Command = {
  help: `sweep

Someone who leaves between the upload and the last click leaves a file behind. This removes such files.

  --older-than TIME  only those older than this: 24h unless given, or 30m, 7d; under an hour asks first
  --dry-run          only show what would be removed
  --yes              do not ask

Examples
  npm run inbox -- sweep --dry-run
  npm run inbox -- sweep --older-than 48h`,

  async run(args, settings) {
    const { values } = readArguments(
      args,
      {
        'older-than': { type: 'string', default: '24h' },
        'dry-run': { type: 'boolean' },
        yes: { type: 'boolean' },
      },
      { least: 0, most: 0, name: '' },
    );
    const age = parseDuration(values['older-than'], '--older-than');
    const wire = await connect(settings);
    if (values['dry-run']) return printOrphans(await findOrphans(wire, age));
    if (age < hour)
      await confirm(
        'So young an upload may belong to someone still filling in a form. Remove it?',
        values.yes,
      );
    const removed = await removeOrphans(wire, age);
    print(removed === 0 ? 'No upload is left over.' : `Removed ${countOf(removed, 'left-over upload')}.`);
  },
};

/** Until none is left: hosted Supabase names at most 1,000 at a time. */
export async function removeOrphans(wire: Wire, age: number): Promise<number> {
  let total = 0;
  for (;;) {
    const orphans = await findOrphans(wire, age);
    const files = orphans.map(({ bucket_id, object_name }) => ({ bucket: bucket_id, path: object_name }));
    const removed = await removeFiles(wire, files);
    total += removed;
    if (removed === 0) return total;
  }
}

function findOrphans(wire: Wire, age: number): Promise<Orphan[]> {
  return askRows<Orphan>(wire.rest.rpc('orphaned_uploads', { min_age: `${Math.round(age / 1000)} seconds` }));
}

function printOrphans(orphans: Orphan[]): void {
  if (orphans.length === 0) {
    print('No upload is left over.');
    return;
  }
  print(
    ...formatTable(
      [{ title: 'Uploaded' }, { title: 'Bucket' }, { title: 'File', flexible: true }],
      orphans.map(({ created_at, bucket_id, object_name }) => [
        formatTime(created_at),
        bucket_id,
        cleanLine(object_name),
      ]),
      readWidth(),
    ),
    '',
    `${countOf(orphans.length, 'upload')}. Nothing was removed. Run sweep without --dry-run to do it.`,
  );
}
