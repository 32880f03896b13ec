import { referenceOf } from '#domain/references.ts';
import { officeMoment } from '#office/clock.ts';
import type { Database } from '../../store/database/database.ts';
import { toCsvRecord } from '../csv.ts';
import type { AuditFilter } from './audit-filter.ts';
import { type AuditLine, type Before, readAudit } from './read-audit.ts';

const pageSize = 1000;
const columns = ['time', 'person', 'person_id', 'action', 'kind', 'reference', 'record_id', 'details'];

/**
 * Writes the lines of the audit before this one as CSV, newest first, a page at a time: the whole may not fit into memory. The export is
 * recorded itself, and its line is none of those that the person saw.
 */
export async function* exportAudit(
  database: Database,
  filter: AuditFilter,
  own: Before,
): AsyncGenerator<string> {
  yield toCsvRecord(columns);
  let before: Before | undefined = own;
  do {
    const page = await database.asRole('service_role', (query) =>
      readAudit(query, filter, { before, limit: pageSize }),
    );
    yield page.map(toRecord).join('');
    before = page.length === pageSize ? page.at(-1) : undefined;
  } while (before);
}

function toRecord({ at, actor_name, actor_id, action, kind, record_id, details }: AuditLine): string {
  const facts = Object.entries(details).map(([name, value]) => `${name}: ${describeFact(name, value)}`);
  return toCsvRecord([
    officeMoment(at),
    actor_name,
    actor_id,
    action,
    kind,
    record_id && referenceOf(record_id),
    record_id,
    facts.join('; '),
  ]);
}

/** A record is named by its reference, also in a list such as 'message 3f2504e0-…'. */
function describeFact(name: string, value: AuditLine['details'][string]): string {
  const parts = [value].flat();
  if (name !== 'records') return parts.join(', ');
  return parts.map((part) => String(part).replace(/\S+$/, referenceOf)).join(', ');
}
