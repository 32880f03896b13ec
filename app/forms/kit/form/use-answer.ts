import { use, useSyncExternalStore } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { Posted } from '../post/posted.ts';

/**
 * The answer that decides what else a form shows. After hydration and after a reset, the form reads its fields from the page
 * once it has rendered: then this renders again.
 */
export function useAnswer<Values extends FieldValues>(
  { watch, getValues }: UseFormReturn<Values>,
  name: FieldPath<Values>,
): string {
  watch(name);
  const posted = use(Posted)?.values[name] ?? '';
  return useSyncExternalStore(
    () => () => undefined,
    () => getValues(name) ?? '',
    () => posted,
  );
}
