import { useState } from 'react';
import * as z from 'zod/mini';
import { useSchemaForm } from '#app/lib/submit/use-schema-form.ts';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';
import { api, readBody } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { StaffForm } from '../../ui/staff-form.tsx';
import { keyProblems, sealingKeys as words } from '../../words/sealed.ts';
import { KeyFileField } from './key-file-field.tsx';
import { type KeyPair, provePair } from './make-key-pair.ts';
import { KeyRefused, openKeyFile } from './open-key-file.ts';
import { PassphraseField } from './passphrase-field.tsx';

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

  function explain(error: unknown) {
    if (!(error instanceof KeyRefused)) throw error;
    const isPassphrase = error.problem === 'no_passphrase' || error.problem === 'wrong_passphrase';
    form.setError(isPassphrase ? 'savedPassphrase' : 'savedFile', {
      message: keyProblems[error.problem](keyId, error.found),
    });
  }

  async function install({ savedFile, savedPassphrase = '' }: z.infer<typeof schema>) {
    try {
      await provePair(publicKey, await openKeyFile(savedFile, savedPassphrase, keyId));
      await readBody(api.sealed.key.$post({ json: { keyId, publicKey } }));
      onInstalled();
    } catch (error) {
      explain(error);
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
      <SubmitButton
        label={words.install}
        sending={{ active: form.formState.isSubmitting, label: words.installing }}
      />
    </StaffForm>
  );
}
