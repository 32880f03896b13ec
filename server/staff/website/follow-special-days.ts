import { setSpecialDays } from '#office/special-days.ts';
import { log } from '../../lib/log.ts';
import { repeat } from '../../lib/repeat.ts';
import type { Database } from '../../store/database/database.ts';
import { readSpecialDays } from './read-special-days.ts';

const pause = 20_000;

/** For a server without the site: opening hours and appointments follow what the office publishes. */
export async function followSpecialDays(database: Database) {
  const look = async () => {
    try {
      setSpecialDays(await readSpecialDays(database));
    } catch {
      log('special days could not be read');
    }
    return pause;
  };
  await look();
  return repeat(pause, look);
}
