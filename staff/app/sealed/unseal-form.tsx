import { useEffect } from 'react';
import * as z from 'zod/mini';
import { Field } from '#app/forms/kit/fields/field.tsx';
import { useSchemaForm } from '#app/forms/kit/form/use-schema-form.ts';
import { api, readBody } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { StaffForm, StaffSubmit } from '../../ui/staff-form.tsx';
import { sealed as words } from '../../words/sealed.ts';
import { KeyFileField, PassphraseField, showKeyProblem } from './key-fields.tsx';
import { openKeyFile, openNumber } from './keys.ts';
import { rememberKey, useLoadedKey } from './loaded-keys.ts';

const schema = z.object({
  unsealReason: z.string().check(z.trim(), z.minLength(5, words.reasonTooShort), z.maxLength(500)),
  keyFile: z.optional(z.instanceof(File)),
  passphrase: z.optional(z.string()),
});

type Props = {
  verificationId: string;
  keyId: string;
  onOpened: (number: string) => void;
  onCancel: () => void;
};

/**
 * The key is opened first, so that a wrong file or passphrase records no request. Then the server records the request and
 * sends the sealed text, and the browser opens it.
 */
export function UnsealForm({ verificationId, keyId, onOpened, onCancel }: Props) {
  const form = useSchemaForm(schema);
  const loaded = useLoadedKey(keyId);
  const { setFocus } = form;
  // The button that opened the form is gone.
  useEffect(() => setFocus('unsealReason'), [setFocus]);

  async function unseal({ unsealReason, keyFile, passphrase = '' }: z.infer<typeof schema>) {
    try {
      const key = loaded ?? (await openKeyFile(keyFile, passphrase, keyId));
      rememberKey(keyId, key);
      const json = { id: verificationId, reason: unsealReason };
      const { sealed } = await readBody(api.sealed.number.$post({ json }));
      onOpened(await openNumber(sealed, key));
    } catch (error) {
      showKeyProblem(error, { form, file: 'keyFile', passphrase: 'passphrase', neededId: keyId });
    }
  }

  const { fields } = words;
  return (
    <StaffForm form={form} label={words.form} words={fields} onSubmit={unseal}>
      <p className="text-sm text-muted">{words.why}</p>
      <Field form={form} name="unsealReason" words={fields.unsealReason} autoComplete="off" maxLength={500} />
      {!loaded && (
        <>
          <KeyFileField
            form={form}
            name="keyFile"
            words={{ ...fields.keyFile, hint: words.keyHint(keyId) }}
          />
          <PassphraseField form={form} name="passphrase" words={fields.passphrase} />
        </>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <StaffSubmit form={form} label={words.submit} sending={words.busy} />
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </StaffForm>
  );
}
