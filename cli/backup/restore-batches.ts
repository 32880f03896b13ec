import { formatCount, printStep } from '../terminal.ts';
import type { BackedUpTable } from './manifest.ts';
import type { Backup } from './read-backup.ts';
import { readBatches } from './read-lines.ts';

/** What a restore did with one kind of content. */
export type Outcome = { what: string; added: number; existing: number; deleted: number; refused: string[] };

/** Restores the lines of a table in batches. `restore` counts in the outcome what it did. */
export async function restoreBatches<Line>(
  backup: Backup,
  { entry, rows }: BackedUpTable,
  what: string,
  restore: (batch: Line[], outcome: Outcome) => Promise<void>,
): Promise<Outcome> {
  const outcome: Outcome = { what, added: 0, existing: 0, deleted: 0, refused: [] };
  printStep(`Restoring ${formatCount(rows, 'row')} of ${what}`);
  for await (const batch of readBatches<Line>(backup, entry)) await restore(batch, outcome);
  return outcome;
}
