import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { Field } from '#app/forms/kit/fields/field.tsx';
import { useSchemaForm } from '#app/forms/kit/form/use-schema-form.ts';
import { TextButton } from '#app/ui/text-button.tsx';
import { sendAuth } from '../api/auth-client.ts';
import { hasFailedWith } from '../api/request-failed.ts';
import { StaffForm, StaffSubmit } from '../ui/staff-form.tsx';
import { fieldErrors, secondStep } from '../words/sign-in.ts';

/** People type codes with spaces or dashes, as their app shows them. */
export const appCode = z.object({
  code: z.string().check(
    z.overwrite((code) => code.replace(/\D/g, '')),
    z.regex(/^\d{6}$/, fieldErrors.code),
  ),
});
const backupCode = z.object({
  code: z.string().check(z.trim(), z.minLength(5, fieldErrors.backupCode)),
});

/** The sign-in has to begin again after these. */
const endings = ['invalid_two_factor_cookie', 'too_many_attempts_request_new_code'] as const;

type Props = {
  onSignedIn: () => void;
  onStartAgain: (error: unknown) => void;
};

export function CodeForm({ onSignedIn, onStartAgain }: Props) {
  const [source, setSource] = useState<'app' | 'backup'>('app');
  return (
    <>
      <CodeFields key={source} source={source} onSignedIn={onSignedIn} onStartAgain={onStartAgain} />
      <TextButton
        className="mt-4 justify-self-start"
        onClick={() => setSource(source === 'app' ? 'backup' : 'app')}
      >
        {source === 'app' ? secondStep.useBackup : secondStep.useApp}
      </TextButton>
    </>
  );
}

function CodeFields({ source, onSignedIn, onStartAgain }: Props & { source: 'app' | 'backup' }) {
  const form = useSchemaForm(source === 'app' ? appCode : backupCode);
  const words = source === 'app' ? secondStep.fields : secondStep.backupFields;
  const { setFocus } = form;
  // The form has replaced the one with the focus.
  useEffect(() => setFocus('code'), [setFocus]);
  async function send(values: { code: string }) {
    try {
      await sendAuth(source === 'app' ? '/two-factor/verify-totp' : '/two-factor/verify-backup-code', values);
    } catch (error) {
      if (!endings.some((code) => hasFailedWith(error, code))) throw error;
      onStartAgain(error);
      return;
    }
    onSignedIn();
  }
  return (
    <StaffForm form={form} label={secondStep.title} words={words} onSubmit={send} retryField="code">
      <Field
        form={form}
        name="code"
        words={words.code}
        autoComplete="one-time-code"
        inputMode={source === 'app' ? 'numeric' : 'text'}
        spellCheck={false}
      />
      <StaffSubmit form={form} label={secondStep.submit} sending={secondStep.sending} />
    </StaffForm>
  );
}
