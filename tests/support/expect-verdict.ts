import { expect } from 'vitest';
import type * as z from 'zod/mini';

/** A schema either returns values that it accepts unchanged, or a message for each field that it refuses. */
export function expectVerdict(schema: z.ZodMiniType, values: object): void {
  const { success, data, error } = schema.safeParse(values);
  if (success) {
    expect(schema.parse(data)).toEqual(data);
    return;
  }
  expect(error.issues).not.toEqual([]);
  for (const { path, message } of error.issues) {
    expect(Object.keys(values)).toContain(path[0]);
    expect(message).not.toBe('');
  }
}
