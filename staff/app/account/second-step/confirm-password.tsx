import * as z from 'zod/mini';
import { useSchemaForm } from '#app/forms/kit/form/use-schema-form.ts';
import { type AuthAnswer, sendAuth } from '../../../api/auth-client.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { StaffForm, StaffSubmit } from '../../../ui/staff-form.tsx';
import { account } from '../../../words/account.ts';
import { fieldErrors } from '../../../words/sign-in.ts';

const schema = z.object({ password: z.string().check(z.minLength(1, fieldErrors.password)) });
const fields = { password: account.passwordField };

type Props = {
  label: string;
  submit: string;
  path: '/two-factor/enable' | '/two-factor/generate-backup-codes';
  onConfirmed: (answer: AuthAnswer) => void;
};

/** Asks for the password before anything about the second step changes. */
export function ConfirmPassword({ label, submit, path, onConfirmed }: Props) {
  const form = useSchemaForm(schema);
  const send = async (values: z.infer<typeof schema>) => onConfirmed(await sendAuth(path, values));
  return (
    <StaffForm form={form} label={label} words={fields} onSubmit={send} retryField="password">
      <PasswordField form={form} name="password" words={fields.password} age="current" />
      <StaffSubmit form={form} label={submit} sending={account.working} />
    </StaffForm>
  );
}
