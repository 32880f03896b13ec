import { Hono } from 'hono';
import { validator } from 'hono/validator';
import { z } from 'zod';
import type { InboxEntry } from '#domain/records.ts';
import { kindsFor } from '#domain/roles.ts';
import { NotAccepted } from '../../lib/not-accepted.ts';
import { letterBucket, letterPath } from '../../store/records/letter-files.ts';
import { requireKind, requireRole } from '../access/require-role.ts';
import { letterInput, sendLetter } from '../letters/send-letter.ts';
import { findRecord } from '../records/find-record.ts';
import { toShownNote } from '../records/shown-record.ts';
import { refuse } from '../refuse.ts';
import type { StaffEnv } from '../staff-env.ts';
import { readInput, recordAddress } from './read-input.ts';
import type { StaffServices } from './staff-services.ts';

const address = readInput('param', recordAddress);
const fileAddress = readInput('param', recordAddress.extend({ file: z.uuid() }));
const watchInput = z.object({ isWriting: z.boolean() });
const confirmInput = z.object({ note: z.uuid(), isTheirs: z.boolean() });
const uploadInput = validator('form', ({ file }) =>
  file instanceof File && file.name.length <= 200 ? { file } : refuse(400, 'invalid'),
);

/** What staff_watch returns: the newest revision of the record, and who else writes an answer to it. */
type Watched = { revision: number; writing: string[] };

/** The conversation of a record: answers that go out by mail, and replies that came in. */
export function createLetterRoutes({ records, config }: StaffServices) {
  return (
    new Hono<StaffEnv>()
      .use('/:kind/*', requireKind())
      .post('/:kind/:id', address, readInput('json', letterInput), async (context) => {
        if (!config.mail) refuse(409, 'mail_off');
        const at = context.req.valid('param');
        const sent = await sendLetter(records, context.get('person'), at, context.req.valid('json'));
        return context.json({ note: toShownNote(sent.note), entry: sent.entry });
      })
      .post('/:kind/:id/watch', address, readInput('json', watchInput), async (context) => {
        const { kind, id } = context.req.valid('param');
        const person = context.get('person');
        const watched = (await records.read((call) =>
          call('staff_watch', {
            kinds: kindsFor(person.role),
            wanted_kind: kind,
            wanted_id: id,
            person: person.id,
            person_name: person.name,
            is_writing: context.req.valid('json').isWriting,
          }),
        )) as Watched | null;
        return context.json(watched ?? refuse(404, 'not_found'));
      })
      .post('/:kind/:id/confirm', address, readInput('json', confirmInput), async (context) => {
        const { kind, id } = context.req.valid('param');
        const { note, isTheirs } = context.req.valid('json');
        const actor = context.get('person');
        const action = isTheirs ? 'reply_confirmed' : 'reply_rejected';
        const parameters = {
          kinds: kindsFor(actor.role),
          wanted_kind: kind,
          wanted_id: id,
          note_id: note,
          is_theirs: isTheirs,
        };
        const entry = await records.perform({ actor, action, kind, recordId: id }, async (call) => {
          const changed = (await call('staff_confirm_reply', parameters)) as InboxEntry | null;
          return changed ?? refuse(404, 'not_found');
        });
        return context.json({ entry });
      })
      .post('/:kind/:id/allow-mail', requireRole('owner'), address, async (context) => {
        const { kind, id } = context.req.valid('param');
        const actor = context.get('person');
        await records.perform({ actor, action: 'mail_allowed', kind, recordId: id }, async (call) => {
          const parameters = { wanted_kind: kind, wanted_id: id };
          return (await call('staff_allow_mail', parameters)) || refuse(404, 'not_found');
        });
        return context.json({ done: true });
      })
      // A file is stored before its letter is sent. If it never is, the daily upkeep deletes the file.
      .post('/:kind/:id/files/:file', fileAddress, uploadInput, async (context) => {
        const { kind, id, file: fileId } = context.req.valid('param');
        const { file } = context.req.valid('form');
        const { role } = context.get('person');
        await records.read((call) => findRecord(call, kindsFor(role), { kind, id }));
        const { name, type } = file;
        const path = letterPath(id, { id: fileId, name });
        const bytes = new Uint8Array(await file.arrayBuffer());
        const stored = await records
          .storeFile({ bucket: letterBucket, path, name, type, bytes })
          .catch((error: unknown) => {
            if (error instanceof NotAccepted && !error.isForNow)
              refuse(422, 'bad_file', { reason: error.message });
            throw error;
          });
        return context.json({ id: fileId, name, size: stored.size });
      })
  );
}
