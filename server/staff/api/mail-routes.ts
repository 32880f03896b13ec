import { Hono } from 'hono';
import { z } from 'zod';
import { kinds } from '#domain/kinds.ts';
import { mailChoices } from '#domain/mail-choices.ts';
import { kindsFor } from '#domain/roles.ts';
import { readChoices, storeChoice } from '../../store/records/recipients.ts';
import { refuse } from '../refuse.ts';
import type { StaffEnv } from '../staff-env.ts';
import { readInput } from './read-input.ts';
import type { StaffServices } from './staff-services.ts';

const choiceInput = z.object({ kind: z.enum(kinds), choice: z.enum(mailChoices) });

/** The mail that a person wants. */
export function createMailRoutes({ database, config }: StaffServices) {
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
    });
}
