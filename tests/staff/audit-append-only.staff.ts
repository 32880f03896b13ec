import { expect, it } from 'vitest';
import type { Query } from '../../server/store/database/database.ts';
import { writeAudit } from '../../server/store/records/audit.ts';
import { shareDatabase } from '../reliability/fixtures.ts';

const changes = [
  "update staff.audit set actor_name = 'Someone else'",
  'delete from staff.audit',
  'truncate staff.audit',
  'truncate staff.audit restart identity cascade',
  // Nothing matches, and it is refused all the same.
  'delete from staff.audit where false',
];

const shared = shareDatabase('postgres');

const entry = { actor: { id: 'one', name: 'One', session: null }, action: 'sign_in' as const };
const read = (query: Query) => query('select actor_name from staff.audit');

it('neither the role of the app nor the owner of the schema can change or delete a line', async () => {
  const { database } = shared;
  await database.asRole('service_role', (query) => writeAudit(query, entry));
  for (const change of changes) {
    await expect(
      database.asRole('service_role', (query) => query(change)),
      change,
    ).rejects.toMatchObject({ code: '42501' });
    await expect(
      database.asOwner((query) => query(change)),
      change,
    ).rejects.toMatchObject({ code: '42501', message: 'The audit trail cannot be changed' });
  }
  expect(await database.asOwner(read)).toEqual([{ actor_name: 'One' }]);
});

it('the role of the app can neither switch the trigger off nor drop the table; a visitor sees nothing of it', async () => {
  const { database } = shared;
  for (const change of [
    'alter table staff.audit disable trigger all',
    'drop trigger append_only on staff.audit',
    'drop table staff.audit',
    "set local session_replication_role = 'replica'",
  ])
    await expect(
      database.asRole('service_role', (query) => query(change)),
      change,
    ).rejects.toMatchObject({ code: '42501' });
  await expect(database.asRole('anon', read)).rejects.toMatchObject({ code: '42501' });
  await expect(database.asRole('anon', (query) => writeAudit(query, entry))).rejects.toMatchObject({
    code: '42501',
  });
});

it('every filter of the audit has an index in the order of the list', async () => {
  const plans = await shared.database.asOwner(async (query) => {
    // The table is small, so the planner would read it whole.
    await query(
      'set local enable_seqscan = off; set local enable_sort = off; set local enable_bitmapscan = off',
    );
    const explain = async (condition: string) => {
      const rows = await query(
        `explain select * from staff.audit where ${condition} order by at desc, id desc limit 50`,
      );
      return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
    };
    return {
      audit_newest: await explain("at >= '2026-01-01' and at < '2026-02-01'"),
      audit_of_actor: await explain("actor_id = 'one'"),
      audit_of_action: await explain("action = 'sign_in'"),
      audit_of_kind: await explain("kind = 'message'"),
    };
  });
  for (const [index, plan] of Object.entries(plans)) {
    expect(plan).toContain(index);
    expect(plan).not.toContain('Sort');
  }
});
