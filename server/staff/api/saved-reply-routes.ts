import { Hono } from 'hono';
import { z } from 'zod';
import { unknownPlaceholders } from '#domain/fill-placeholders.ts';
import { kinds } from '#domain/kinds.ts';
import { type LanguageCode, languages } from '#domain/languages.ts';
import { outcomes } from '#domain/outcomes.ts';
import { kindsFor } from '#domain/roles.ts';
import { fitsKind, replyLimits, type SavedReplyText } from '#domain/saved-replies.ts';
import { openingHoursByLanguage } from '../../lib/frame/words.ts';
import { requireRole } from '../access/require-role.ts';
import { refuse } from '../refuse.ts';
import { addReply, changeReply, deleteReply, listReplies } from '../saved-replies/saved-replies.ts';
import type { StaffEnv } from '../staff-env.ts';
import { readInput } from './read-input.ts';
import type { StaffServices } from './staff-services.ts';

const text = z.object({
  kind: z.enum(kinds).nullable(),
  outcome: z.enum(outcomes).nullable(),
  language: z.enum(Object.keys(languages) as LanguageCode[]).default(languages.en.code),
  name: z.string().trim().min(1).max(replyLimits.name),
  body: z.string().trim().min(1).max(replyLimits.body),
});
const textInput = readInput('json', text.refine(fitsKind, { path: ['outcome'] }));
const changeInput = readInput(
  'json',
  /** `seenAt`: when the text that the person saw was changed, so that a change by a colleague is not overwritten. */
  text.extend({ seenAt: z.iso.datetime({ offset: true }) }).refine(fitsKind, { path: ['outcome'] }),
);
const id = readInput('param', z.object({ id: z.uuid() }));

/** Texts that answers start from: everyone reads those of their kinds, and owners write them. */
export function createSavedReplyRoutes({ database }: StaffServices) {
  return new Hono<StaffEnv>()
    .get('/', async (context) => {
      const { role } = context.get('person');
      return context.json({
        replies: await database.asOwner((query) => listReplies(query, kindsFor(role))),
        /** For {opening hours}. */
        openingHours: await openingHoursByLanguage(),
      });
    })
    .use(requireRole('owner'))
    .post('/', textInput, async (context) => {
      const given = requireKnownPlaceholders(context.req.valid('json'));
      return context.json({ reply: await addReply(database, context.get('person'), given) });
    })
    .put('/:id', id, changeInput, async (context) => {
      const { seenAt, ...given } = context.req.valid('json');
      const seen = { id: context.req.valid('param').id, seenAt };
      const reply = await changeReply(database, context.get('person'), seen, requireKnownPlaceholders(given));
      return context.json({ reply });
    })
    .delete('/:id', id, async (context) => {
      await deleteReply(database, context.get('person'), context.req.valid('param').id);
      return context.json({ done: true });
    });
}

function requireKnownPlaceholders(given: SavedReplyText): SavedReplyText {
  const unknown = unknownPlaceholders(given.body);
  if (unknown.length > 0) refuse(400, 'unknown_placeholder');
  return given;
}
