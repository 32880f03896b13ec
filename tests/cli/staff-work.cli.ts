import { expect, it } from 'vitest';
import { createBackend } from '../../cli/backend.ts';
import { readStaffWork } from '../../cli/backup/staff-work.ts';
import { sampleContact } from '../support/samples.ts';
import { prepareServer } from './run-cli.ts';

const { clients, server } = prepareServer();

it('the work with every record is read, also when others are deleted meanwhile', async () => {
  const { staff } = clients();
  const ids = Array.from({ length: 6 }, () => sampleContact()).map((row) => row.id);
  ids.sort();
  await staff
    .from('contacts')
    .insert(ids.map((id) => sampleContact({ id })))
    .throwOnError();
  for (const id of ids)
    await staff
      .rpc('staff_add_note', {
        ...{ kinds: ['message'], wanted_kind: 'message', wanted_id: id },
        ...{ author: 'dana', author_name: 'Dana Reyes', sort: 'note', body: 'A note' },
      })
      .throwOnError();
  const read: string[] = [];
  for await (const page of readStaffWork(createBackend(server.url, server.staffKey), new Map(), 2)) {
    read.push(...page.map(({ record_id }) => record_id));
    await staff.from('contacts').delete().in('id', read.slice(0, 2)).throwOnError();
  }
  expect(read).toEqual(ids);
});
