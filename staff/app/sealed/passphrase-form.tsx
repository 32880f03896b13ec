import * as z from 'zod/mini';
import { useSchemaForm } from '#app/lib/submit/use-schema-form.ts';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { sealingKeys as words } from '../../words/sealed.ts';
import { type KeyPair, makeKeyPair } from './make-key-pair.ts';
import { PassphraseField } from './passphrase-field.tsx';
import { ratePassphrase } from './rate-passphrase.ts';

const schema = z
  .object({
    newPassphrase: z.string().check(
      z.refine((value) => ratePassphrase(value) !== 'weak', words.strengths.weak),
      z.maxLength(500),
    ),
    repeated: z.string(),
  })
  .check(
    z.refine(({ newPassphrase, repeated }) => newPassphrase === repeated, {
      error: words.errors.different,
      path: ['repeated'],
    }),
  );

export function PassphraseForm({ onMade }: { onMade: (pair: KeyPair) => void }) {
  const form = useSchemaForm(schema);
  const { fields } = words;
  const typed = form.watch('newPassphrase');
  // The error says the same.
  const isRefused = form.formState.errors.newPassphrase !== undefined;
  const make = async (values: { newPassphrase: string }) => onMade(await makeKeyPair(values.newPassphrase));
  return (
    <StaffForm form={form} label={words.steps.passphrase.title} words={fields} onSubmit={make}>
      <PassphraseField form={form} name="newPassphrase" words={fields.newPassphrase} />
      <p role="status" className="-mt-3 text-sm empty:sr-only">
        {typed && !isRefused && words.strengths[ratePassphrase(typed)]}
      </p>
      <PassphraseField form={form} name="repeated" words={fields.repeated} />
      <SubmitButton
        label={words.submit}
        sending={{ active: form.formState.isSubmitting, label: words.making }}
      />
    </StaffForm>
  );
}
