import { useState, useSyncExternalStore } from 'react';
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { TextButton } from '#app/ui/text-button.tsx';
import { keepsDrafts } from '../send/draft.ts';

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  words: Record<'note' | 'clear' | 'cleared' | 'undo', string>;
  onClear: () => void;
  onUndo: () => void;
};

/**
 * Says that there is a draft where the browser keeps one, and clears the form. Until the form is changed again, clearing can be
 * undone.
 */
export function DraftNote<Values extends FieldValues>({ form, words, onClear, onUndo }: Props<Values>) {
  const [cleared, setCleared] = useState<Values>();
  const hasDraft = useSyncExternalStore(neverChanges, keepsDrafts, () => true);
  // What was typed since replaces it.
  if (cleared && form.formState.isDirty) setCleared(undefined);

  function clear() {
    const values = { ...form.getValues() };
    onClear();
    setCleared(values);
  }

  function undo() {
    for (const [name, value] of Object.entries(cleared ?? {}))
      form.setValue(name as FieldPath<Values>, value as FieldPathValue<Values, FieldPath<Values>>, {
        shouldDirty: true,
      });
    onUndo();
  }

  return (
    <p role="status" className="needs-scripts text-sm text-muted">
      <span>{cleared ? words.cleared : hasDraft && words.note}</span>{' '}
      <TextButton onClick={cleared ? undo : clear}>{cleared ? words.undo : words.clear}</TextButton>
    </p>
  );
}

const neverChanges = () => () => undefined;
