import { openEmbedded } from '../../server/database/open-embedded.ts';

export type AuditRow = {
  actor_name: string;
  action: string;
  kind: string | null;
  record_id: string | null;
  details: Record<string, unknown>;
};

/** The audit trail of a server that has stopped, oldest first. */
export async function readAudit(dataDir: string): Promise<AuditRow[]> {
  const database = await openEmbedded(dataDir);
  try {
    const rows = await database.asOwner((query) =>
      query('select actor_name, action, kind, record_id, details from staff.audit order by id'),
    );
    return rows as AuditRow[];
  } finally {
    await database.close();
  }
}
