import { codeOf } from '../../lib/code-of.ts';
import { log } from '../../lib/log.ts';
import { repeat } from '../../lib/repeat.ts';
import { addCounts } from '../../store/counts/page-counts.ts';
import type { Database } from '../../store/database/database.ts';
import { maxSources, type PageCounter } from './page-counter.ts';
import { knownSources } from './sources.ts';

type Options = {
  counter: PageCounter;
  database: Database;
  hasDiskSpace: () => Promise<boolean>;
  seconds: number;
};

/**
 * Adds what was counted to the database, again and again and at the end. What cannot be stored is kept for the next time. A kill
 * loses what was counted since the last one; a connection that is lost during a commit may count it twice.
 */
export function storeCounts({ counter, database, hasDiskSpace, seconds }: Options) {
  const store = async () => {
    const counts = counter.take();
    if (counts.size === 0) return;
    try {
      // The embedded database ends the process when it cannot write.
      if (await hasDiskSpace()) await addCounts(database, counts, { knownSources, maxSources });
      else counter.putBack(counts);
    } catch (error) {
      counter.putBack(counts);
      log('page counts could not be stored', { code: codeOf(error) });
    }
  };
  const timer = repeat(seconds * 1000, async () => {
    await store();
    return seconds * 1000;
  });
  return {
    stop: async () => {
      await timer.stop();
      await store();
    },
  };
}
