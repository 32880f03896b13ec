import { z } from 'zod';
import { type Kind, kinds } from '#domain/kinds.ts';
import { type LanguageCode, languages } from '#domain/languages.ts';
import { kindsFor } from '#domain/roles.ts';
import { states } from '#domain/states.ts';
import { lateBefore } from '#office/promises.ts';
import type { Person } from '../identity/auth.ts';
import { moment } from '../moments.ts';
import { refuse } from '../refuse.ts';
import { maxSearchLength, readSearch } from './read-search.ts';

/** What a person can narrow the inbox to. All of it is sent in a body: search words must not stand in an address. */
export const listFilters = z.object({
  /** Without: all that the role includes. */
  kinds: z.array(z.enum(kinds)).min(1).max(kinds.length).optional(),
  states: z.array(z.enum(states)).min(1).max(3).optional(),
  assignee: z.enum(['me', 'nobody']).optional(),
  jobs: z.array(z.string().min(1).max(200)).min(1).max(20).optional(),
  since: moment.optional(),
  until: moment.optional(),
  search: z.string().max(maxSearchLength).optional(),
  language: z.enum(Object.keys(languages) as LanguageCode[]).optional(),
  only: z.enum(['waiting', 'late', 'undelivered', 'snoozed']).optional(),
});
export type ListFilters = z.infer<typeof listFilters>;

/** The last entry of the page before. `due` is since when it waits, in a list that is sorted by that. */
export const position = z.object({ time: moment, id: z.uuid(), due: moment.nullable().default(null) });

/** The kinds to look in. Refuses a kind that is not part of the person's role. */
export function chooseKinds({ kinds }: ListFilters, { role }: Person): readonly Kind[] {
  const allowed = kindsFor(role);
  if (!kinds) return allowed;
  return kinds.every((kind) => allowed.includes(kind)) ? [...new Set(kinds)] : refuse(403, 'not_allowed');
}

/** The filters of staff_list and staff_count, apart from states: private.matching() in the schema names them. */
export function toSchemaFilters(filters: ListFilters, person: Person) {
  const { assignee, jobs, language, since, until, search, only } = filters;
  return {
    ...(assignee && { assigned_to: assignee === 'me' ? person.id : '' }),
    ...(jobs && { headlines: [...new Set(jobs)] }),
    ...(language && { language }),
    ...(since && { since }),
    ...(until && { until }),
    ...(search && { words: readSearch(search).words }),
    ...(only && { only, late_before: lateBefore(new Date()) }),
  };
}
