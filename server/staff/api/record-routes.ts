import { Hono } from 'hono';
import { z } from 'zod';
import { outcomes } from '#domain/outcomes.ts';
import type { InboxEntry, Note } from '#domain/records.ts';
import { kindsFor } from '#domain/roles.ts';
import { states } from '#domain/states.ts';
import { type MailSettings, senderName } from '../../lib/settings/mail-settings.ts';
import { requireKind } from '../access/require-role.ts';
import { moment } from '../moments.ts';
import { type ChangeOutcome, changeEntry } from '../records/change-entry.ts';
import { hasPerson, listColleagues } from '../records/colleagues.ts';
import { findOpening } from '../records/find-opening.ts';
import { findRecord } from '../records/find-record.ts';
import { toShownNote, toShownRecord } from '../records/shown-record.ts';
import { writeNote } from '../records/write-note.ts';
import { refuse } from '../refuse.ts';
import type { StaffEnv } from '../staff-env.ts';
import { readInput, recordAddress } from './read-input.ts';
import type { StaffServices } from './staff-services.ts';

const address = readInput('param', recordAddress);
const seen = { version: z.int().positive() };
const stateInput = z.object({ ...seen, state: z.enum(states), outcome: z.enum(outcomes).optional() });
/** Null: to nobody. */
const assignInput = z.object({ ...seen, assignee: z.string().min(1).max(100).nullable() });
const snoozeInput = z.object({ ...seen, until: moment.nullable() });
const noteInput = z.object({ body: z.string().trim().min(1).max(5000) });

/** One record: all that was sent, and the work on it. */
export function createRecordRoutes({ records, database, config }: StaffServices) {
  return new Hono<StaffEnv>()
    .use('/:kind/*', requireKind())
    .get('/:kind/:id', address, async (context) => {
      const { kind, id } = context.req.valid('param');
      const actor = context.get('person');
      const allowed = kindsFor(actor.role);
      const { found, sent } = await records.perform(
        { actor, action: 'record_read', kind, recordId: id },
        async (call) => {
          const found = await findRecord(call, allowed, { kind, id });
          const { email, phone } = found.entry;
          const parameters = { kinds: allowed, wanted_email: email, wanted_phone: phone };
          return { found, sent: (await call('staff_entries_of_person', parameters)) as InboxEntry[] };
        },
      );
      return context.json({
        ...toShownRecord(found, await findOpening(database, found.record.job_title)),
        others: sent.filter((entry) => entry.record_id !== id),
        colleagues: await listColleagues(database, kind),
        hasAssignee: await hasPerson(database, found.entry.assignee),
        sender: config.mail ? describeSender(config.mail.from, actor.name) : null,
      });
    })
    .post('/:kind/:id/state', address, readInput('json', stateInput), async (context) => {
      const { version, ...change } = context.req.valid('json');
      const seen = { ...context.req.valid('param'), version };
      const result = await changeEntry(records, context.get('person'), seen, change);
      return context.json({ entry: entryOf(result) });
    })
    .post('/:kind/:id/assign', address, readInput('json', assignInput), async (context) => {
      const { version, assignee: chosen } = context.req.valid('json');
      const seen = { ...context.req.valid('param'), version };
      const colleagues = await listColleagues(database, seen.kind);
      const assignee = colleagues.find(({ id }) => id === chosen) ?? null;
      if (chosen !== null && !assignee) refuse(400, 'not_a_colleague');
      const result = await changeEntry(records, context.get('person'), seen, { assignee });
      return context.json({ entry: entryOf(result) });
    })
    .post('/:kind/:id/snooze', address, readInput('json', snoozeInput), async (context) => {
      const { version, until } = context.req.valid('json');
      const seen = { ...context.req.valid('param'), version };
      const result = await changeEntry(records, context.get('person'), seen, { snoozedUntil: until });
      return context.json({ entry: entryOf(result) });
    })
    .post('/:kind/:id/undo', address, readInput('json', z.object(seen)), async (context) => {
      const at = { ...context.req.valid('param'), ...context.req.valid('json') };
      const result = await changeEntry(records, context.get('person'), at, { undo: true });
      return context.json({ entry: entryOf(result) });
    })
    .post('/:kind/:id/notes', address, readInput('json', noteInput), async (context) => {
      const text = { sort: 'note', body: context.req.valid('json').body } as const;
      const at = context.req.valid('param');
      return context.json(toWritten(await writeNote(records, context.get('person'), at, text)));
    })
    .post('/:kind/:id/reply-started', address, async (context) => {
      const text = { sort: 'reply_started', body: 'mail' } as const;
      const at = context.req.valid('param');
      return context.json(toWritten(await writeNote(records, context.get('person'), at, text)));
    });
}

function toWritten({ note, entry }: { note: Note; entry: InboxEntry }) {
  return { note: toShownNote(note), entry };
}

/** As a mail program shows it. */
function describeSender(from: MailSettings['from'], person: string): string {
  return `${senderName(from, person)} <${from.address}>`;
}

/** If a colleague changed the entry first: 409 with the entry as it is now, and who changed it. */
function entryOf(result: ChangeOutcome): InboxEntry {
  if (result.outcome === 'gone') refuse(404, 'not_found');
  if (result.outcome === 'ask') refuse(409, 'outcome_needed');
  const { outcome, entry, changed_by } = result;
  return outcome === 'stale' ? refuse(409, 'conflict', { entry, changedBy: changed_by }) : entry;
}
