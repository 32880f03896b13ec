import { z } from 'zod';
import { actions } from '#domain/actions.ts';
import { kinds } from '#domain/kinds.ts';
import { idsOfReference } from '#domain/references.ts';
import { officeTimeZone } from '#office/clock.ts';
import { day } from '../moments.ts';

/** A whole id, or the reference that people quote. */
const record = z
  .string()
  .trim()
  .refine((text) => idsOf(text) !== undefined);

/** What a person looks for in the audit. Dates are days in the office's time zone, both included. */
export const auditFilter = z.object({
  actor: z.string().max(100).optional(),
  action: z.enum(actions).optional(),
  kind: z.enum(kinds).optional(),
  record: record.optional(),
  since: day.optional(),
  until: day.optional(),
});
export type AuditFilter = z.infer<typeof auditFilter>;

type Condition = { sql: string; parameters: string[] };

/** The filter as SQL. `$n` are the parameters in order. */
export function toCondition({ actor, action, kind, record, since, until }: AuditFilter): Condition {
  const parameters: string[] = [];
  const add = (value: string) => `$${parameters.push(value)}::text`;
  const startOf = (day: string, plus: number) =>
    `((${add(day)}::date + ${plus})::timestamp at time zone '${officeTimeZone}')`;
  const ids = record === undefined ? undefined : idsOf(record);
  const parts = [
    actor !== undefined && `actor_id = ${add(actor)}`,
    action && `action = ${add(action)}`,
    kind && `kind = ${add(kind)}`,
    ids && actsOn(add(ids.first), add(ids.last)),
    since && `at >= ${startOf(since, 0)}`,
    until && `at < ${startOf(until, 1)}`,
  ].filter((part) => typeof part === 'string');
  return { sql: parts.join(' and ') || 'true', parameters };
}

/** Acts on several records at once name them in their details, as 'message 3f2504e0-…'. */
function actsOn(first: string, last: string): string {
  return `(record_id between ${first}::uuid and ${last}::uuid or (
    action in ('person_exported', 'person_deleted') and exists (
      select from jsonb_array_elements_text(details->'records') named
      where right(named, 36) between lower(${first}) and lower(${last}))))`;
}

function idsOf(text: string): { first: string; last: string } | undefined {
  if (z.guid().safeParse(text).success) return { first: text, last: text };
  return idsOfReference(text);
}
