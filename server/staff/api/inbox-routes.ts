import { Hono } from 'hono';
import { z } from 'zod';
import { kindsFor } from '#domain/roles.ts';
import { states } from '#domain/states.ts';
import { requireRole } from '../access/require-role.ts';
import { changeEntries, changeInput } from '../inbox/change-entries.ts';
import { exportList } from '../inbox/export-list.ts';
import { countEntries, listEntries } from '../inbox/list-entries.ts';
import { chooseKinds, listFilters, position } from '../inbox/list-filters.ts';
import type { StaffEnv } from '../staff-env.ts';
import { readInput } from './read-input.ts';
import type { StaffServices } from './staff-services.ts';
import { streamExport } from './stream-export.ts';

const listInput = listFilters.extend({
  before: position.optional(),
  sort: z.enum(['newest', 'due']).optional(),
  hideSnoozed: z.boolean().optional(),
  pageSize: z.int().min(1).max(200).default(50),
});

/** The list of all records. POST, because search words are personal and must not be part of a URL. */
export function createInboxRoutes({ records, database }: StaffServices) {
  return new Hono<StaffEnv>()
    .post('/list', readInput('json', listInput), async (context) => {
      const { before, pageSize, sort, hideSnoozed, ...filters } = context.req.valid('json');
      const person = context.get('person');
      const kinds = chooseKinds(filters, person);
      const page = { before, pageSize, sort, hideSnoozed };
      return context.json(await records.read((call) => listEntries(call, { filters, kinds, person }, page)));
    })
    .post('/count', readInput('json', listFilters), async (context) => {
      const filters = context.req.valid('json');
      const person = context.get('person');
      const kinds = chooseKinds(filters, person);
      return context.json(await records.read((call) => countEntries(call, { filters, kinds, person })));
    })
    .get('/jobs', async (context) => {
      const kinds = kindsFor(context.get('person').role);
      const jobs = (await records.read((call) => call('staff_jobs', { kinds }))) as string[];
      return context.json({ jobs });
    })
    .post('/change', readInput('json', changeInput), async (context) => {
      const results = await changeEntries(records, context.get('person'), context.req.valid('json'));
      return context.json({ results });
    })
    .post('/export', requireRole('owner'), readInput('json', listFilters), async (context) => {
      const filters = context.req.valid('json');
      const person = context.get('person');
      const query = { filters, kinds: chooseKinds(filters, person), person };
      const { counts } = await records.read((call) => countEntries(call, query));
      const count = states
        .filter((state) => !filters.states || filters.states.includes(state))
        .reduce((sum, state) => sum + counts[state], 0);
      await records.perform({ actor: person, action: 'list_exported', details: { count } }, async () => {});
      return streamExport(context, database, { name: 'inbox.csv', parts: exportList(records, query) });
    });
}
