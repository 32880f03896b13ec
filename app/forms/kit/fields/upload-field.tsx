import { type FieldPath, type FieldPathValue, type FieldValues, useController } from 'react-hook-form';
import { forms } from '#content/forms.ts';
import { showToast } from '../form/show-toast.ts';
import type { Complaint } from '../send/refusal.ts';
import { type FieldProps, readError } from './field-frame.tsx';
import { FileField } from './file-field.tsx';

/** The error of a file that the backend has refused. */
export const notAccepted = 'not-accepted';

type Options = {
  extensions: readonly string[];
  /** What is wrong with a file, if anything. Such a file is not shown as chosen, and the schema says why at submit. */
  refuse: (file: File) => Complaint | undefined;
  /** Dropping or removing a file fires no change event. */
  onChange: () => void;
};

/** A file that is part of the form's values. */
export function UploadField<Values extends FieldValues>({
  form,
  name,
  words,
  extensions,
  refuse,
  onChange,
}: FieldProps<Values> & Options) {
  const { field } = useController({ control: form.control, name });
  const value: File | undefined = field.value;
  const isNotAccepted = form.formState.errors[name]?.type === notAccepted;
  const chosen = value && !refuse(value) ? value : undefined;

  function choose(file: File | undefined) {
    const complaint = file && refuse(file);
    if (complaint) return report(file, complaint);
    form.clearErrors(name);
    field.onChange(file);
    onChange();
  }

  function report(file: File, { title, text }: Complaint) {
    showToast({ kind: 'error', seconds: 3, title, ...(text && { text }) });
    const message = forms.file.refused(title, text);
    const kept = isNotAccepted ? undefined : chosen;
    if (!kept) form.setValue(name, file as FieldPathValue<Values, FieldPath<Values>>, { shouldDirty: true });
    form.setError(name, {
      type: 'refused',
      message: kept ? forms.file.stillChosen(message, kept.name) : message,
    });
  }

  return (
    <FileField
      name={name}
      words={words}
      error={readError(form, name)}
      file={chosen}
      extensions={extensions}
      onChoose={choose}
    />
  );
}
