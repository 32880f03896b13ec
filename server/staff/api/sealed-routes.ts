import { existsSync } from 'node:fs';
import path from 'node:path';
import { Hono } from 'hono';
import { z } from 'zod';
import { DatabaseError } from '../../store/database/database-error.ts';
import { requireRole } from '../access/require-role.ts';
import { refuse } from '../refuse.ts';
import type { StaffEnv } from '../staff-env.ts';
import { readInput } from './read-input.ts';
import type { StaffServices } from './staff-services.ts';

const request = z.object({ id: z.uuid(), reason: z.string().trim().min(5).max(500) });
const newKey = z.object({
  keyId: z.string().regex(/^[0-9A-F]{16}$/),
  publicKey: z
    .string()
    .max(20_000)
    .regex(/^-----BEGIN PGP PUBLIC KEY BLOCK-----/)
    .refine((text) => !text.includes('PRIVATE')),
});

type SealedNumber = { sealed: string; key_id: string };
type SealingKey = { key_id: string; installed_at: string | null; seals: boolean; verifications: number };

/** Sealed numbers leave the server sealed. The browser opens them with a private key that the server never sees. */
export function createSealedRoutes({ records, config }: StaffServices) {
  return new Hono<StaffEnv>()
    .post('/number', requireRole('owner', 'hiring'), readInput('json', request), async (context) => {
      const { id, reason } = context.req.valid('json');
      const actor = context.get('person');
      // A request for a number that is not there is recorded too.
      const found = (await records.perform(
        { actor, action: 'number_requested', kind: 'verification', recordId: id, details: { reason } },
        (call) => call('staff_sealed_number', { wanted_id: id }),
      )) as SealedNumber | null;
      if (!found) return refuse(404, 'not_found');
      return context.json({ sealed: found.sealed, keyId: found.key_id });
    })
    .get('/keys', requireRole('owner'), async (context) => {
      const keys = (await records.read((call) => call('staff_sealing_keys', {}))) as SealingKey[];
      const privateHalf = path.join(config.dataDir, 'keys', 'sealing-private.asc');
      return context.json({ keys, privateHalfOnServer: existsSync(privateHalf) });
    })
    .post('/key', requireRole('owner'), readInput('json', newKey), async (context) => {
      const { keyId, publicKey } = context.req.valid('json');
      const entry = { actor: context.get('person'), action: 'key_installed' as const, details: { keyId } };
      await records.perform(entry, async (call) => {
        const installed = await call('install_sealing_key', { public_key: publicKey }).catch(refuseKey);
        if (installed !== keyId) refuseKey();
      });
      return context.json({ keyId });
    });
}

/** The database could not seal with the key, or the key has another id. Nothing was installed. */
function refuseKey(error?: unknown): never {
  if (error !== undefined && !(error instanceof DatabaseError)) throw error;
  refuse(400, 'unusable_key');
}
