import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useSchemaForm } from '#app/lib/submit/use-schema-form.ts';
import { SecretField } from '#app/ui/form/secret-field.tsx';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';
import { sendAuth } from '../../api/auth-client.ts';
import { StaffForm } from '../../ui/staff-form.tsx';
import { account, passwordWords } from '../../words/account.ts';
import { fieldErrors } from '../../words/sign-in.ts';
import { AccountSection } from './account-section.tsx';

const schema = z.object({
  currentPassword: z.string().check(z.minLength(1, fieldErrors.password)),
  newPassword: z.string().check(z.minLength(12, fieldErrors.newPassword), z.maxLength(200)),
});
const { fields } = passwordWords;

export function PasswordSection({ email }: { email: string }) {
  const form = useSchemaForm(schema);
  const queries = useQueryClient();
  const [isChanged, setChanged] = useState(false);
  async function send(values: z.infer<typeof schema>) {
    setChanged(false);
    await sendAuth('/change-password', values);
    setChanged(true);
    // The new session has a new token for changes.
    await queries.invalidateQueries();
  }
  return (
    <AccountSection title={passwordWords.title} lead={passwordWords.lead}>
      <StaffForm form={form} label={passwordWords.title} words={fields} onSubmit={send} resets>
        <input type="email" autoComplete="username" hidden readOnly value={email} />
        <SecretField
          form={form}
          name="currentPassword"
          words={fields.currentPassword}
          secret="password"
          autoComplete="current-password"
        />
        <SecretField
          form={form}
          name="newPassword"
          words={fields.newPassword}
          secret="password"
          autoComplete="new-password"
        />
        <SubmitButton
          label={passwordWords.submit}
          sending={{ active: form.formState.isSubmitting, label: account.working }}
        />
        <p role="status" className="font-semibold text-accent empty:hidden">
          {isChanged && passwordWords.changed}
        </p>
      </StaffForm>
    </AccountSection>
  );
}
