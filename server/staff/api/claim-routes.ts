import { Hono } from 'hono';
import { requireKind } from '../access/require-role.ts';
import { claimStatusInput, setClaimStatus } from '../claims/set-claim-status.ts';
import { toShownNote } from '../records/shown-record.ts';
import type { StaffEnv } from '../staff-env.ts';
import { readInput, recordAddress } from './read-input.ts';
import type { StaffServices } from './staff-services.ts';

const address = readInput('param', recordAddress.pick({ id: true }));

/** What only claims have. */
export function createClaimRoutes({ records }: StaffServices) {
  return new Hono<StaffEnv>()
    .use(requireKind('claim'))
    .post('/:id/status', address, readInput('json', claimStatusInput), async (context) => {
      const { id } = context.req.valid('param');
      const set = await setClaimStatus(records, context.get('person'), id, context.req.valid('json'));
      return context.json({ note: toShownNote(set.note), entry: set.entry });
    });
}
