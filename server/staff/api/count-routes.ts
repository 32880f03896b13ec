import { Hono } from 'hono';
import { z } from 'zod';
import { requireRole } from '../access/require-role.ts';
import { readPageCounts } from '../overview/read-page-counts.ts';
import type { StaffEnv } from '../staff-env.ts';
import { readInput } from './read-input.ts';
import type { StaffServices } from './staff-services.ts';

const query = z.object({ days: z.enum(['7', '30', '90']) });

/** GET /website/counts: how often pages were read. Null where another server answers the visitors. */
export function createCountRoutes({ database, system }: StaffServices) {
  return new Hono<StaffEnv>().get(
    '/',
    requireRole('owner', 'editor'),
    readInput('query', query),
    async (context) => {
      const { days } = context.req.valid('query');
      return context.json({ counts: system ? await readPageCounts(database, Number(days)) : null });
    },
  );
}
