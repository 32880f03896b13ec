import { zValidator } from '@hono/zod-validator';
import type { ValidationTargets } from 'hono';
import { type ZodType, z } from 'zod';
import { kinds } from '#domain/kinds.ts';
import { isStorableJson } from '../../store/database/storable.ts';
import { refuse } from '../refuse.ts';

export const recordAddress = z.object({ kind: z.enum(kinds), id: z.uuid() });

/** Checks a request's input, or answers 400 with the names of the wrong fields, never with their values. */
export function readInput<Schema extends ZodType, Target extends keyof ValidationTargets>(
  target: Target,
  schema: Schema,
) {
  return zValidator(target, schema, (result) => {
    if (result.success && isStorableJson(result.data)) return;
    const issues = result.success ? [] : result.error.issues;
    refuse(400, 'invalid', { fields: [...new Set(issues.map((issue) => issue.path.join('.')))] });
  });
}
