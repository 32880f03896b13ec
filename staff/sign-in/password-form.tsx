import * as z from 'zod/mini';
import { useSchemaForm } from '#app/forms/kit/form/use-schema-form.ts';
import { sendAuth } from '../api/auth-client.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { StaffForm, StaffSubmit } from '../ui/staff-form.tsx';
import { fieldErrors, signIn } from '../words/sign-in.ts';
import { WorkEmail } from './work-email.tsx';

const schema = z.object({
  email: z.email(fieldErrors.email),
  password: z.string().check(z.minLength(1, fieldErrors.password)),
});

type Props = {
  /** Whoever signs in again is known already. */
  email?: string;
  onSignedIn: () => void;
  onSecondStep: () => void;
};

export function PasswordForm({ email, onSignedIn, onSecondStep }: Props) {
  const form = useSchemaForm(schema);
  async function send(values: z.infer<typeof schema>) {
    const { twoFactorRedirect } = await sendAuth('/sign-in/email', values);
    if (twoFactorRedirect) onSecondStep();
    else onSignedIn();
  }
  return (
    <StaffForm form={form} label={signIn.title} words={signIn.fields} onSubmit={send} retryField="password">
      <WorkEmail form={form} name="email" words={signIn.fields.email} known={email} />
      <PasswordField form={form} name="password" words={signIn.fields.password} age="current" />
      <StaffSubmit form={form} label={signIn.submit} sending={signIn.sending} />
      <p className="text-sm text-muted">{signIn.forgot}</p>
    </StaffForm>
  );
}
