import * as z from 'zod/mini';
import { useSchemaForm } from '#app/lib/submit/use-schema-form.ts';
import { UsernameField } from '#app/ui/form/person-fields.tsx';
import { SecretField } from '#app/ui/form/secret-field.tsx';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';
import { sendAuth } from '../api/auth-client.ts';
import { StaffForm } from '../ui/staff-form.tsx';
import { fieldErrors, signIn } from '../words/sign-in.ts';
import { KnownEmail } from './known-email.tsx';

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
      {email ? (
        <KnownEmail
          field={form.register('email', { value: email })}
          email={email}
          label={signIn.fields.email.label}
        />
      ) : (
        <UsernameField form={form} name="email" words={signIn.fields.email} />
      )}
      <SecretField
        form={form}
        name="password"
        words={signIn.fields.password}
        secret="password"
        autoComplete="current-password"
      />
      <SubmitButton
        label={signIn.submit}
        sending={{ active: form.formState.isSubmitting, label: signIn.sending }}
      />
      <p className="text-sm text-muted">{signIn.forgot}</p>
    </StaffForm>
  );
}
