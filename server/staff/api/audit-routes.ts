import { Hono } from 'hono';
import { z } from 'zod';
import { writeAudit } from '../../store/records/audit.ts';
import { requireRole } from '../access/require-role.ts';
import { auditFilter } from '../audit/audit-filter.ts';
import { exportAudit } from '../audit/export-audit.ts';
import { countAudit, readActors, readAudit } from '../audit/read-audit.ts';
import { moment } from '../moments.ts';
import type { StaffEnv } from '../staff-env.ts';
import { readInput } from './read-input.ts';
import type { StaffServices } from './staff-services.ts';
import { streamExport } from './stream-export.ts';

const pageSize = 50;
const listInput = z.object({
  filter: auditFilter,
  before: z.object({ at: moment, id: z.number().int() }).optional(),
});

/** Who did what, for owners. POST, like every list, although nothing in a filter is personal. */
export function createAuditRoutes({ database, records }: StaffServices) {
  return new Hono<StaffEnv>()
    .use(requireRole('owner'))
    .get('/actors', async (context) =>
      context.json({ actors: await database.asRole('service_role', readActors) }),
    )
    .post('/list', readInput('json', listInput), async (context) => {
      const { filter, before } = context.req.valid('json');
      // One more than a page shows whether there is another.
      const found = await database.asRole('service_role', (query) =>
        readAudit(query, filter, { before, limit: pageSize + 1 }),
      );
      const lines = found.slice(0, pageSize);
      const ids = [...new Set(lines.flatMap(({ record_id }) => record_id ?? []))];
      const existing = await records.read((call) => call('staff_existing_records', { record_ids: ids }));
      const known = new Set(existing as string[]);
      return context.json({
        lines: lines.map((line) => ({ ...line, exists: known.has(line.record_id ?? '') })),
        hasMore: found.length > pageSize,
      });
    })
    .post('/export', readInput('json', auditFilter), async (context) => {
      const filter = context.req.valid('json');
      const own = await database.asRole('service_role', async (query) => {
        const lines = await countAudit(query, filter);
        const used = Object.entries(filter).filter(([, value]) => value !== undefined);
        const details = { ...Object.fromEntries(used), lines };
        return writeAudit(query, { actor: context.get('person'), action: 'audit_exported', details });
      });
      return streamExport(context, database, {
        name: 'audit.csv',
        parts: exportAudit(database, filter, own),
      });
    });
}
