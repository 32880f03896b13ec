import type { TestServer } from './open-test-server.ts';

export type AuditRow = {
  actor_name: string;
  action: string;
  kind: string | null;
  record_id: string | null;
  details: Record<string, unknown>;
};

/** The audit trail, oldest first. */
export async function readAudit({ sql }: TestServer): Promise<AuditRow[]> {
  const rows = await sql('select actor_name, action, kind, record_id, details from staff.audit order by id');
  return rows as AuditRow[];
}
