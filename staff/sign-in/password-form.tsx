import { useState } from 'react';
import * as z from 'zod/mini';
import { useSchemaForm } from '#app/lib/submit/use-schema-form.ts';
import { useSubmitOnce } from '#app/lib/submit/use-submit-once.ts';
import { UsernameField } from '#app/ui/form/person-fields.tsx';
import { SecretField } from '#app/ui/form/secret-field.tsx';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';
import { sendAuth } from '../api/auth-client.ts';
import { Failure } from '../ui/failure.tsx';
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
  const [failure, setFailure] = useState<unknown>();
  const onSubmit = useSubmitOnce(
    form.handleSubmit(async (values) => {
      const result = await sendAuth('/sign-in/email', values);
      if (result.ok && result.answer.twoFactorRedirect) onSecondStep();
      else if (result.ok) onSignedIn();
      else {
        setFailure(result.error);
        form.setFocus('password', { shouldSelect: true });
      }
      return false;
    }),
    () => undefined,
  );
  return (
    <StaffForm form={form} label={signIn.title} words={signIn.fields} onSubmit={onSubmit}>
      <Failure error={failure} />
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
