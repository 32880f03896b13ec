import * as z from 'zod/mini';
import { FullNameField } from '#app/forms/kit/fields/person-fields.tsx';
import { useSchemaForm } from '#app/forms/kit/form/use-schema-form.ts';
import type { Invitation } from '../../server/staff/identity/invitations.ts';
import { sendAuth } from '../api/auth-client.ts';
import { api, readBody } from '../api/client.ts';
import { hasFailedWith } from '../api/request-failed.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { StaffForm, StaffSubmit } from '../ui/staff-form.tsx';
import { fieldErrors, welcome } from '../words/sign-in.ts';
import { SignInHead } from './sign-in-frame.tsx';
import { WorkEmail } from './work-email.tsx';

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
        <WorkEmail form={form} name="email" words={words.email} known={email} />
        {purpose !== 'reset' && <FullNameField form={form} name="name" words={words.name} />}
        <PasswordField form={form} name="password" words={words.password} age="new" />
        <StaffSubmit form={form} label={welcome.submit} sending={welcome.sending} />
      </StaffForm>
    </>
  );
}
