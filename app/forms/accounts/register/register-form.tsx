import { Checkbox } from '#app/forms/kit/fields/checkbox.tsx';
import { Field } from '#app/forms/kit/fields/field.tsx';
import { SecretField } from '#app/forms/kit/fields/secret-field.tsx';
import { Form } from '#app/forms/kit/form/form.tsx';
import { showToast } from '#app/forms/kit/form/show-toast.ts';
import { SubmitButton } from '#app/forms/kit/form/submit-button.tsx';
import { useSchemaForm } from '#app/forms/kit/form/use-schema-form.ts';
import { useSubmitOnce } from '#app/forms/kit/form/use-submit-once.ts';
import { Anchor } from '#app/ui/anchor.tsx';
import { register as words } from '#content/accounts.ts';
import { type RegisterValues, registerSchema } from './schema.ts';

const { fields } = words;

/** Demonstration only: validates the values, logs them with both passwords masked and sends nothing. */
export function RegisterForm() {
  const form = useSchemaForm(registerSchema);
  const onSubmit = useSubmitOnce(form.handleSubmit(createAccount), () => form.reset());
  return (
    <Form form={form} label={words.title} words={fields} onSubmit={onSubmit}>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field form={form} name="firstName" words={fields.firstName} autoComplete="given-name" />
        <Field form={form} name="lastName" words={fields.lastName} autoComplete="family-name" />
      </div>
      <Field
        form={form}
        name="email"
        words={fields.email}
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <Field form={form} name="phone" words={fields.phone} type="tel" autoComplete="tel" />
      <SecretField
        form={form}
        name="password"
        words={fields.password}
        secret="password"
        repeatedBy="confirmPassword"
        autoComplete="new-password"
      />
      <SecretField
        form={form}
        name="confirmPassword"
        words={fields.confirmPassword}
        secret="password"
        autoComplete="new-password"
      />
      <Checkbox form={form} name="agreeTerms" label={<Terms />} required />
      <SubmitButton label={words.submit} />
    </Form>
  );
}

function createAccount(values: RegisterValues) {
  console.info('Registration', { ...values, password: '••••••••', confirmPassword: '••••••••' });
  showToast({ kind: 'success', ...words.success });
  return true;
}

function Terms() {
  const { before, terms, between, privacy, after } = words.agreeTerms;
  const link = 'font-semibold text-accent underline underline-offset-4';
  return (
    <>
      {before}
      <Anchor href={terms.href} className={link}>
        {terms.label}
      </Anchor>
      {between}
      <Anchor href={privacy.href} className={link}>
        {privacy.label}
      </Anchor>
      {after}
    </>
  );
}
