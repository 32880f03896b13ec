import { officeMoment } from '#domain/office-clock.ts';
import { referenceOf } from '#domain/references.ts';
import type { Database } from '../../database/database.ts';
import { toCsvRecord } from '../csv.ts';
import type { AuditFilter } from './audit-filter.ts';
import { type AuditLine, type Before, readAudit } from './read-audit.ts';

const pageSize = 1000;
const columns = ['time', 'person', 'person_id', 'action', 'kind', 'reference', 'record_id', 'details'];

/** Writes the audit as CSV, newest first, a page at a time: the whole may not fit into memory. */
export async function* exportAudit(database: Database, filter: AuditFilter): AsyncGenerator<string> {
  yield toCsvRecord(columns);
  let before: Before | undefined;
  do {
    const page = await database.asRole('service_role', (query) =>
      readAudit(query, filter, { before, limit: pageSize }),
    );
    yield page.map(toRecord).join('');
    before = page.length === pageSize ? page.at(-1) : undefined;
  } while (before);
}

function toRecord({ at, actor_name, actor_id, action, kind, record_id, details }: AuditLine): string {
  const facts = Object.entries(details).map(([name, value]) => `${name}: ${[value].flat().join(', ')}`);
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
