import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useSchemaForm } from '#app/forms/kit/form/use-schema-form.ts';
import { sendAuth } from '../../api/auth-client.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { StaffForm, StaffSubmit } from '../../ui/staff-form.tsx';
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
        <PasswordField form={form} name="currentPassword" words={fields.currentPassword} age="current" />
        <PasswordField form={form} name="newPassword" words={fields.newPassword} age="new" />
        <StaffSubmit form={form} label={passwordWords.submit} sending={account.working} />
        <p role="status" className="font-semibold text-accent empty:hidden">
          {isChanged && passwordWords.changed}
        </p>
      </StaffForm>
    </AccountSection>
  );
}
