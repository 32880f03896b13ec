import { expect, it, onTestFinished } from 'vitest';
import { seedInbox } from '../../bench/support/seed-inbox.ts';
import { searchTerms } from '../../bench/support/seed-rows.ts';
import { openPostgres } from '../../server/store/database/open-postgres.ts';
import { createDatabase } from '../support/databases.ts';

it('the seed of the inbox bench has all kinds over two years, with common, rare and absent words', async () => {
  const { url, remove } = await createDatabase();
  onTestFinished(remove);
  const database = await openPostgres(url);
  onTestFinished(() => database.close());
  const now = new Date('2026-11-16T12:00:00Z');
  const counts = await seedInbox(database, { count: 300, now });
  expect(Object.values(counts).reduce((sum, count) => sum + count)).toBe(300);
  expect(Math.min(...Object.values(counts))).toBeGreaterThan(5);

  const [stored] = await database.asOwner((query) =>
    query(`with texts as (
        select created_at, message as text from public.contacts
        union all select created_at, cover_letter from public.job_applications
        union all select created_at, additional_info from public.employment_verifications
      )
      select count(*)::int as rows, min(created_at)::text as oldest, max(created_at)::text as newest,
        count(*) filter (where text like '%${searchTerms.common}%')::int as common,
        count(*) filter (where text like '%${searchTerms.rare}%')::int as rare,
        count(*) filter (where text like '%${searchTerms.absent}%')::int as absent
      from texts`),
  );
  expect(stored).toMatchObject({ rows: 300, rare: 1, absent: 0 });
  expect(stored?.common).toBeGreaterThan(90);
  expect(stored?.oldest).toMatch(/^2024-11-1/);
  expect(stored?.newest).toMatch(/^2026-11-1/);
});
