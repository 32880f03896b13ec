import { Hono } from 'hono';
import { z } from 'zod';
import { kinds } from '#domain/kinds.ts';
import type { InboxEntry, Note } from '#domain/records.ts';
import { kindsFor } from '#domain/roles.ts';
import { type MailSettings, senderName } from '../../mail/mail-settings.ts';
import { requireKind } from '../access/require-role.ts';
import { listColleagues } from '../records/colleagues.ts';
import { findRecord } from '../records/find-record.ts';
import type { CallFunction } from '../records/record-store.ts';
import { toShownRecord } from '../records/shown-record.ts';
import type { StaffEnv } from '../staff-env.ts';
import { readInput } from './read-input.ts';
import { refuse } from './refusal.ts';
import type { StaffServices } from './staff-services.ts';

const address = z.object({ kind: z.enum(kinds), id: z.uuid() });
const seen = { version: z.int().positive() };
const stateInput = z.object({ ...seen, state: z.enum(['new', 'in_progress', 'done']) });
/** Null: to nobody. */
const assignInput = z.object({ ...seen, assignee: z.string().min(1).max(100).nullable() });
const noteInput = z.object({ body: z.string().trim().min(1).max(5000) });

/** One record: all that was sent, and the work on it. */
export function createRecordRoutes({ records, database, config }: StaffServices) {
  return new Hono<StaffEnv>()
    .use('/:kind/*', requireKind)
    .get('/:kind/:id', readInput('param', address), async (context) => {
      const { kind, id } = context.req.valid('param');
      const actor = context.get('person');
      const allowed = kindsFor(actor.role);
      const { found, sent } = await records.perform(
        { actor, action: 'record_read', kind, recordId: id },
        async (call) => {
          const found = await findRecord(call, { kinds: allowed, kind, id });
          const { email, phone } = found.entry;
          const given = { kinds: allowed, wanted_email: email, wanted_phone: phone };
          return { found, sent: (await call('staff_entries_of_person', given)) as InboxEntry[] };
        },
      );
      return context.json({
        ...toShownRecord(found),
        others: sent.filter((entry) => entry.record_id !== id),
        colleagues: await listColleagues(database, kind),
        sender: config.mail ? describeSender(config.mail.from, actor.name) : null,
      });
    })
    .post('/:kind/:id/state', readInput('param', address), readInput('json', stateInput), async (context) => {
      const { kind, id } = context.req.valid('param');
      const { version, state } = context.req.valid('json');
      const actor = context.get('person');
      const entry = await records.perform(
        { actor, action: 'state_changed', kind, recordId: id, details: { state } },
        (call) =>
          changeEntry(call, {
            kinds: kindsFor(actor.role),
            wanted_kind: kind,
            wanted_id: id,
            seen_version: version,
            change: { state, changed_by: actor.name },
          }),
      );
      return context.json({ entry });
    })
    .post(
      '/:kind/:id/assign',
      readInput('param', address),
      readInput('json', assignInput),
      async (context) => {
        const { kind, id } = context.req.valid('param');
        const { version, assignee } = context.req.valid('json');
        const actor = context.get('person');
        const colleagues = await listColleagues(database, kind);
        const chosen = colleagues.find((colleague) => colleague.id === assignee);
        if (assignee !== null && !chosen) refuse(400, { code: 'not_a_colleague' });
        const entry = await records.perform(
          {
            ...{ actor, action: 'record_assigned', kind, recordId: id },
            details: chosen ? { to: chosen.id, name: chosen.name } : {},
          },
          (call) =>
            changeEntry(call, {
              kinds: kindsFor(actor.role),
              wanted_kind: kind,
              wanted_id: id,
              seen_version: version,
              change: { assignee, assignee_name: chosen?.name ?? null, changed_by: actor.name },
            }),
        );
        return context.json({ entry });
      },
    )
    .post('/:kind/:id/notes', readInput('param', address), readInput('json', noteInput), async (context) => {
      const { kind, id } = context.req.valid('param');
      const { body } = context.req.valid('json');
      const actor = context.get('person');
      const note = await records.perform({ actor, action: 'note_added', kind, recordId: id }, (call) =>
        addNote(call, {
          ...{ kinds: kindsFor(actor.role), wanted_kind: kind, wanted_id: id },
          ...{ author: actor.id, author_name: actor.name, sort: 'note', body },
        }),
      );
      return context.json({ note });
    })
    .post('/:kind/:id/reply-started', readInput('param', address), async (context) => {
      const { kind, id } = context.req.valid('param');
      const actor = context.get('person');
      const note = await records.perform({ actor, action: 'reply_started', kind, recordId: id }, (call) =>
        addNote(call, {
          ...{ kinds: kindsFor(actor.role), wanted_kind: kind, wanted_id: id },
          ...{ author: actor.id, author_name: actor.name, sort: 'reply_started', body: 'mail' },
        }),
      );
      return context.json({ note });
    });
}

/** As a mail program shows it. */
function describeSender(from: MailSettings['from'], person: string): string {
  return `${senderName(from, person)} <${from.address}>`;
}

type Outcome = { outcome: 'changed' | 'stale' | 'gone'; entry: InboxEntry; changed_by: string | null };

/** The entry after the change. If a colleague changed it first: 409 with the entry as it is now, and who changed it. */
async function changeEntry(call: CallFunction, given: Record<string, unknown>): Promise<InboxEntry> {
  const { outcome, entry, changed_by } = (await call('staff_change', given)) as Outcome;
  if (outcome === 'gone') refuse(404, { code: 'not_found' });
  if (outcome === 'stale') refuse(409, { code: 'conflict', entry, changedBy: changed_by });
  return entry;
}

async function addNote(call: CallFunction, given: Record<string, unknown>): Promise<Note> {
  return ((await call('staff_add_note', given)) as Note | null) ?? refuse(404, { code: 'not_found' });
}
