import { useEffect } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { clearDraft, readDraft, writeDraft } from '../send/draft.ts';

export type Draft = { name: string; save: () => void; clear: () => void };

/** Restores a form's draft after a reload. A field that already has a value keeps it. */
export function useDraft<Values extends FieldValues>(
  name: string,
  fields: readonly FieldPath<Values>[],
  { getValues, setValue }: UseFormReturn<Values>,
): Draft {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    const draft = readDraft(name);
    for (const field of fields) {
      const saved = draft[field];
      if (saved && !getValues(field)) setValue(field, saved as FieldPathValue<Values, FieldPath<Values>>);
    }
  }, []);

  return {
    name,
    save: () => writeDraft(name, Object.fromEntries(fields.map((field) => [field, getValues(field) ?? '']))),
    clear: () => clearDraft(name),
  };
}
