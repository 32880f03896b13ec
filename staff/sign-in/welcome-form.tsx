import * as z from 'zod/mini';
import { useSchemaForm } from '#app/lib/submit/use-schema-form.ts';
import { FullNameField, UsernameField } from '#app/ui/form/person-fields.tsx';
import { SecretField } from '#app/ui/form/secret-field.tsx';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';
import type { Invitation } from '../../server/staff/identity/invitations.ts';
import { sendAuth } from '../api/auth-client.ts';
import { api, readBody } from '../api/client.ts';
import { hasFailedWith } from '../api/request-failed.ts';
import { StaffForm } from '../ui/staff-form.tsx';
import { fieldErrors, welcome } from '../words/sign-in.ts';
import { KnownEmail } from './known-email.tsx';
import { SignInHead } from './sign-in-frame.tsx';

const name = z.string().check(z.trim(), z.minLength(2, fieldErrors.name), z.maxLength(200));
const fields = {
  email: z.email(fieldErrors.email),
  password: z.string().check(z.minLength(12, fieldErrors.newPassword), z.maxLength(200)),
};
const newPerson = z
  .object({ ...fields, name: z.optional(name) })
  .check(z.refine(({ name }) => name !== undefined, { path: ['name'], message: fieldErrors.name }));
/** Whoever gets a new password keeps the name. */
const samePerson = z.object({ ...fields, name: z.optional(name) });

type Props = { token: string; invitation: Invitation; onSignedIn: () => void; onExpired: () => void };

export function WelcomeForm({ token, invitation: { email, purpose }, onSignedIn, onExpired }: Props) {
  const form = useSchemaForm(purpose === 'reset' ? samePerson : newPerson);
  const words = welcome.fields;
  async function send({ name, ...values }: z.infer<typeof newPerson>) {
    try {
      const json = { token, ...values, ...(name && { name }) };
      const accepted = await readBody(api.invitation.accept.$post({ json }));
      await sendAuth('/sign-in/email', { ...accepted, password: values.password });
    } catch (error) {
      if (!hasFailedWith(error, 'link_expired')) throw error;
      onExpired();
      return;
    }
    onSignedIn();
  }
  return (
    <>
      <SignInHead title={welcome.titles[purpose]} lead={welcome.leads[purpose]} />
      <StaffForm form={form} label={welcome.titles[purpose]} words={words} onSubmit={send}>
        {email ? (
          <KnownEmail
            field={form.register('email', { value: email })}
            email={email}
            label={words.email.label}
          />
        ) : (
          <UsernameField form={form} name="email" words={words.email} />
        )}
        {purpose !== 'reset' && <FullNameField form={form} name="name" words={words.name} />}
        <SecretField
          form={form}
          name="password"
          words={words.password}
          secret="password"
          autoComplete="new-password"
        />
        <SubmitButton
          label={welcome.submit}
          sending={{ active: form.formState.isSubmitting, label: welcome.sending }}
        />
      </StaffForm>
    </>
  );
}
