import { useState } from 'react';
import * as z from 'zod/mini';
import { useSchemaForm } from '#app/forms/kit/form/use-schema-form.ts';
import { api, readBody } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { StaffForm, StaffSubmit } from '../../ui/staff-form.tsx';
import { sealingKeys as words } from '../../words/sealed.ts';
import { KeyFileField, PassphraseField, showKeyProblem } from './key-fields.tsx';
import { type KeyPair, openKeyFile, provePair } from './keys.ts';

const schema = z.object({
  savedFile: z.optional(z.instanceof(File)),
  savedPassphrase: z.optional(z.string()),
});

type Props = { pair: KeyPair; onInstalled: () => void };

/** The saved file has to open a test message before numbers are sealed for it: without it they could never be read. */
export function ConfirmKeyForm({ pair: { keyId, publicKey, privateKey }, onInstalled }: Props) {
  const form = useSchemaForm(schema);
  const [isSaved, setSaved] = useState(false);
  const { fields } = words;

  function save() {
    saveFile(new Blob([privateKey], { type: 'application/pgp-keys' }), words.fileName(keyId));
    setSaved(true);
  }

  async function install({ savedFile, savedPassphrase = '' }: z.infer<typeof schema>) {
    try {
      await provePair(publicKey, await openKeyFile(savedFile, savedPassphrase, keyId));
      await readBody(api.sealed.key.$post({ json: { keyId, publicKey } }));
      onInstalled();
    } catch (error) {
      showKeyProblem(error, { form, file: 'savedFile', passphrase: 'savedPassphrase', neededId: keyId });
    }
  }

  return (
    <StaffForm form={form} label={words.steps.confirm.title} words={fields} onSubmit={install}>
      <p className="flex flex-wrap items-center gap-3">
        <Button onClick={save} look={isSaved ? undefined : 'primary'}>
          {words.download}
        </Button>
        <span role="status" className="text-sm text-muted">
          {isSaved && words.saved}
        </span>
      </p>
      <KeyFileField form={form} name="savedFile" words={fields.savedFile} />
      <PassphraseField form={form} name="savedPassphrase" words={fields.savedPassphrase} />
      <StaffSubmit form={form} label={words.install} sending={words.installing} />
    </StaffForm>
  );
}
