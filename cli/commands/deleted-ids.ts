import { connect } from '../backend.ts';
import { readDeletedRecords, updateDeletedFile } from '../backup/deleted-records.ts';
import { defineCommand, text } from '../command.ts';
import { Problem } from '../problem.ts';
import { resolvePath } from '../settings.ts';
import { formatCount, print } from '../terminal.ts';

export const command = defineCommand({
  about: `Writes the ids of all records that were deleted on request, one JSON object in a line. It has no names and no content.
If the file exists, new ids are added and none is removed. Keep it apart from the backups, and give it to a restore on a
new machine: restore --deleted FILE.`,
  options: { to: text('FILE', 'the list') },
  examples: ['deleted-ids --to deleted-ids.jsonl'],
  async run({ values, settings }) {
    if (!values.to) throw new Problem('Name the list: --to FILE.', 'usage');
    const file = resolvePath(values.to, settings);
    const total = await updateDeletedFile(file, await readDeletedRecords(await connect(settings)));
    print(`${file} has ${formatCount(total, 'deleted id')}.`);
  },
});
