import { zValidator } from '@hono/zod-validator';
import type { ValidationTargets } from 'hono';
import type { ZodType } from 'zod';
import { isStorableJson } from '../../database/storable.ts';

/** Checks a request's input, or answers 400 with the names of the wrong fields, never with their values. */
export function readInput<Schema extends ZodType, Target extends keyof ValidationTargets>(
  target: Target,
  schema: Schema,
) {
  return zValidator(target, schema, (result, context) => {
    if (result.success && isStorableJson(result.data)) return undefined;
    if (result.success) return context.json({ code: 'invalid', fields: [] }, 400);
    const fields = [...new Set(result.error.issues.map((issue) => issue.path.join('.')))];
    return context.json({ code: 'invalid', fields }, 400);
  });
}
