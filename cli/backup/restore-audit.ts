import type { Backend } from '../backend.ts';
import { startProgress } from '../progress.ts';
import { type AuditLine, importAudit } from './audit.ts';
import type { BackedUpTable } from './manifest.ts';
import type { Outcome } from './outcome.ts';
import type { Backup } from './read-backup.ts';
import { readBatches } from './read-lines.ts';

/** Adds the lines that do not exist. Undefined where this deployment has no audit. */
export async function restoreAudit(
  backend: Backend,
  backup: Backup,
  { entry, rows }: BackedUpTable,
): Promise<Outcome | undefined> {
  const outcome: Outcome = { what: 'audit', added: 0, existing: 0, deleted: 0, refused: [] };
  const progress = startProgress('Restoring the audit', rows, 'rows');
  for await (const batch of readBatches<AuditLine>(backup, entry)) {
    const added = await importAudit(backend, batch);
    if (added === undefined) return undefined;
    outcome.added += added;
    outcome.existing += batch.length - added;
    progress.advance(batch.length);
  }
  progress.finish();
  return outcome;
}
