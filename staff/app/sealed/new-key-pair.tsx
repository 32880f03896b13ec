import { useState } from 'react';
import * as z from 'zod/mini';
import { useSchemaForm } from '#app/forms/kit/form/use-schema-form.ts';
import { Button } from '../../ui/button.tsx';
import { StaffForm, StaffSubmit } from '../../ui/staff-form.tsx';
import { useFocusIfLost } from '../../ui/use-focus-if-lost.ts';
import { sealingKeys as words } from '../../words/sealed.ts';
import { ConfirmKeyForm } from './confirm-key-form.tsx';
import { PassphraseField } from './key-fields.tsx';
import { type KeyPair, makeKeyPair } from './keys.ts';
import { ratePassphrase } from './rate-passphrase.ts';

type Props = { onInstalled: (keyId: string) => void; onCancel: () => void };

/** Two steps: make the pair, then prove that its private half was saved. Only then is the public half installed. */
export function NewKeyPair({ onInstalled, onCancel }: Props) {
  const [pair, setPair] = useState<KeyPair>();
  const step = pair ? 'confirm' : 'passphrase';
  return (
    <div className="grid grid-cols-1 gap-5 border-t border-line pt-5">
      <StepHead key={step} {...words.steps[step]} />
      {pair ? (
        <ConfirmKeyForm pair={pair} onInstalled={() => onInstalled(pair.keyId)} />
      ) : (
        <PassphraseForm onMade={setPair} />
      )}
      <Button onClick={onCancel} className="justify-self-start">
        {words.cancel}
      </Button>
    </div>
  );
}

function StepHead({ title, text }: { title: string; text: string }) {
  const heading = useFocusIfLost<HTMLHeadingElement>();
  return (
    <header>
      <h3 ref={heading} tabIndex={-1} className="font-semibold">
        {title}
      </h3>
      <p className="text-muted">{text}</p>
    </header>
  );
}

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

function PassphraseForm({ onMade }: { onMade: (pair: KeyPair) => void }) {
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
      <StaffSubmit form={form} label={words.submit} sending={words.making} />
    </StaffForm>
  );
}
