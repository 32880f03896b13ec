import { Hono } from 'hono';
import { z } from 'zod';
import { kinds } from '#domain/kinds.ts';
import { mailChoices } from '#domain/mail-choices.ts';
import { kindsFor } from '#domain/roles.ts';
import { readChoices, storeChoice } from '../../mail/recipients.ts';
import { requireKind } from '../access/require-role.ts';
import { writeNote } from '../records/write-note.ts';
import { refuse } from '../refuse.ts';
import type { StaffEnv } from '../staff-env.ts';
import { readInput, recordAddress } from './read-input.ts';
import type { StaffServices } from './staff-services.ts';

const choiceInput = z.object({ kind: z.enum(kinds), choice: z.enum(mailChoices) });
const address = readInput('param', recordAddress);
const replyInput = z.object({
  /** Made in the browser: the same reply is sent once, however often it arrives. */
  id: z.uuid(),
  subject: z.string().trim().min(1).max(200),
  body: z.string().trim().min(1).max(5000),
});

/** The mail that a person wants, and replies that go out by mail. */
export function createMailRoutes({ database, records, config }: StaffServices) {
  return new Hono<StaffEnv>()
    .get('/', async (context) => {
      const { id, role } = context.get('person');
      const choices = await database.asOwner((query) => readChoices(query, id, role));
      return context.json({ on: config.mail !== undefined, choices });
    })
    .post('/', readInput('json', choiceInput), async (context) => {
      const { id, role } = context.get('person');
      const { kind, choice } = context.req.valid('json');
      if (!kindsFor(role).includes(kind)) refuse(403, 'not_allowed');
      await database.asOwner((query) => storeChoice(query, id, kind, choice));
      return context.json({ done: true });
    })
    .use('/replies/:kind/*', requireKind)
    .get('/replies/:kind/:id', address, async (context) => {
      const { kind, id } = context.req.valid('param');
      const parameters = { kinds: kindsFor(context.get('person').role), wanted_kind: kind, wanted_id: id };
      const mails = (await records.read((call) => call('staff_mail_of_record', parameters))) as SentMail[];
      return context.json({ mails });
    })
    .post('/replies/:kind/:id', address, readInput('json', replyInput), async (context) => {
      if (!config.mail) refuse(409, 'mail_off');
      const { id: reply_id, subject, body } = context.req.valid('json');
      const text = { reply_id, subject, body };
      const at = context.req.valid('param');
      const note = await writeNote(records, context.get('person'), 'reply_sent', at, text);
      return context.json({ note });
    });
}

/** What became of a receipt or a reply. */
export type SentMail = {
  id: string;
  purpose: 'receipt' | 'reply';
  /** Of a reply. */
  note_id: string | null;
  created_at: string;
  sent_at: string | null;
  given_up_at: string | null;
  attempts: number;
  last_failure: string | null;
};
