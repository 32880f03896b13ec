import type { SpecialDayItem } from '#domain/website/items.ts';
import { effectiveAt } from '#office/website/effective.ts';
import type { Database } from '../../store/database/database.ts';
import { currentRelease } from '../../store/website/releases.ts';

/** The special days of the current release that are not over. */
export async function readSpecialDays(database: Database): Promise<SpecialDayItem[]> {
  const current = await database.asOwner(currentRelease);
  return current ? effectiveAt(new Date(), current, {}).release.specialDays : [];
}
