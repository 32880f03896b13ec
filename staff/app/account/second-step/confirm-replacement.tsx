import * as z from 'zod/mini';
import { Field } from '#app/forms/kit/fields/field.tsx';
import { useSchemaForm } from '#app/forms/kit/form/use-schema-form.ts';
import { type AuthAnswer, sendAuth } from '../../../api/auth-client.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { StaffForm, StaffSubmit } from '../../../ui/staff-form.tsx';
import { account, secondStepWords } from '../../../words/account.ts';
import { fieldErrors } from '../../../words/sign-in.ts';

const { replacement, confirm } = secondStepWords;
const { fields } = replacement;

/** A code of the app may be typed with spaces, as the app shows it. */
const schema = z.object({
  password: z.string().check(z.minLength(1, fieldErrors.password)),
  code: z.string().check(
    z.overwrite((code) => (/^[\d\s]+$/.test(code) ? code.replace(/\s/g, '') : code.trim())),
    z.minLength(5, fieldErrors.anyCode),
  ),
});

/** Asks for password and code before the second step is replaced. */
export function ConfirmReplacement({ onConfirmed }: { onConfirmed: (answer: AuthAnswer) => void }) {
  const form = useSchemaForm(schema);
  const send = async (values: z.infer<typeof schema>) =>
    onConfirmed(await sendAuth('/two-factor/offer-replacement', values));
  return (
    <StaffForm form={form} label={replacement.start} words={fields} onSubmit={send}>
      <p className="text-muted">{replacement.lead}</p>
      <PasswordField form={form} name="password" words={fields.password} age="current" />
      <Field form={form} name="code" words={fields.code} autoComplete="one-time-code" spellCheck={false} />
      <StaffSubmit form={form} label={confirm.submit} sending={account.working} />
    </StaffForm>
  );
}
