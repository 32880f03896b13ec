import type { FieldPath, FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { outcomes } from '#content/outcomes.ts';
import { showToast } from '../kit/form/show-toast.ts';
import { useDraft } from '../kit/form/use-draft.ts';
import { useSchemaForm } from '../kit/form/use-schema-form.ts';
import { useStoredForm } from '../kit/form/use-stored-form.ts';
import { useSubmitOnce } from '../kit/form/use-submit-once.ts';
import type { ContactValues } from './definition.ts';
import { submitContact } from './submit.ts';

type Options<Values extends FieldValues> = {
  schema: z.ZodMiniType<Values, Values>;
  draft: { name: string; fields: readonly FieldPath<Values>[] };
  /** Turns the form's values into what is stored. */
  toRecord: (values: Values) => ContactValues;
};

const messages = { failed: { title: outcomes.contact.failed } };

/** What the plain form and the forms of the topics share. */
export function useContactForm<Values extends FieldValues>({ schema, draft, toRecord }: Options<Values>) {
  const form = useSchemaForm(schema);
  const saved = useDraft(draft.name, draft.fields, form);
  const { submit, sending, receipt, closeReceipt, handleChange, clear } = useStoredForm({
    form,
    send: submitContact,
    messages,
    draft: saved,
  });

  async function submitUnlessSpam(values: Values) {
    const record = toRecord(values);
    if (!record.honeypot) return submit(record);
    // No panel: a person whose browser filled the field would rely on its reference.
    showToast({ kind: 'success', title: outcomes.contact.honeypot });
    return false;
  }

  const onSubmit = useSubmitOnce(form.handleSubmit(submitUnlessSpam), clear);
  return { form, draft: saved.name, sending, receipt, closeReceipt, onSubmit, onChange: handleChange };
}
