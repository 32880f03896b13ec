import { z } from 'zod';
import { itemKinds } from '#domain/website/kinds.ts';
import { isItemKey } from '#office/website/keys.ts';
import { websiteLimits as limits } from '#office/website/limits.ts';
import { readInput } from './read-input.ts';

const address = z
  .object({ kind: z.enum(itemKinds), key: z.string() })
  .refine(({ kind, key }) => isItemKey(kind, key), { path: ['key'] });
const version = z.int().min(0);
const note = z.string().trim().max(limits.note).default('');
const list = z
  .array(z.object({ kind: z.enum(itemKinds), key: z.string().max(80), version }))
  .min(1)
  .max(limits.drafts);

export const itemAddress = readInput('param', address);
/** `seen`: the version that the person saw. 0: there was none. */
export const draftInput = readInput(
  'json',
  z.strictObject({ value: z.looseObject({}).nullable(), seen: version }),
);
export const seenInput = readInput('json', z.strictObject({ seen: version }));
export const publishInput = readInput('json', z.strictObject({ items: list, note }));
export const restoreInput = readInput('json', z.strictObject({ note }));
export const releaseId = readInput('param', z.object({ id: z.coerce.number().pipe(z.int().min(0)) }));
export const settingsInput = readInput('json', z.strictObject({ editorsPublish: z.boolean() }));
