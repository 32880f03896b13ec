import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { clearDraft, readDraft, writeDraft } from './draft.ts';

/** Brings a form's draft back after a reload, without touching a field in which something stands already. */
export function useDraft<Values extends FieldValues>(
  name: string,
  fields: readonly Path<Values>[],
  form: UseFormReturn<Values>,
) {
  const { getValues, setValue } = form;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    const draft = readDraft(name);
    for (const field of fields) {
      const saved = draft[field];
      if (saved && !getValues(field)) setValue(field, saved as PathValue<Values, Path<Values>>);
    }
  }, []);

  return {
    saveDraft: () =>
      writeDraft(name, Object.fromEntries(fields.map((field) => [field, getValues(field) ?? '']))),
    clearDraft: () => clearDraft(name),
  };
}
