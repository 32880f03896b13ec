import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useSchemaForm } from '#app/lib/submit/use-schema-form.ts';
import { useSubmitOnce } from '#app/lib/submit/use-submit-once.ts';
import { SecretField } from '#app/ui/form/secret-field.tsx';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';
import { sendAuth } from '../../api/auth-client.ts';
import { Failure } from '../../ui/failure.tsx';
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
  const [outcome, setOutcome] = useState<{ error?: unknown; changed?: true }>({});
  const onSubmit = useSubmitOnce(
    form.handleSubmit(async (values) => {
      const result = await sendAuth('/change-password', values);
      if (!result.ok) {
        setOutcome({ error: result.error });
        return false;
      }
      setOutcome({ changed: true });
      // The new session has a new token for changes.
      await queries.invalidateQueries();
      return true;
    }),
    () => form.reset(),
  );
  return (
    <AccountSection title={passwordWords.title} lead={passwordWords.lead}>
      <StaffForm form={form} label={passwordWords.title} words={fields} onSubmit={onSubmit}>
        <Failure error={outcome.error} />
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
          {outcome.changed && passwordWords.changed}
        </p>
      </StaffForm>
    </AccountSection>
  );
}
