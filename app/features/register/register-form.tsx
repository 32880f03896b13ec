import { useForm } from 'react-hook-form';
import { register as words } from '#app/content/accounts.ts';
import { resolveWith } from '#app/lib/submit/resolve-with.ts';
import { useSubmitOnce } from '#app/lib/submit/use-submit-once.ts';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { SecretField } from '#app/ui/form/secret-field.tsx';
import { showToast } from '#app/ui/form/show-toast.ts';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';
import { type RegisterValues, registerSchema } from './schema.ts';

const { fields } = words;

/** Like the login: checked, logged with both passwords masked, and sent nowhere. */
export function RegisterForm() {
  const { register, handleSubmit, reset, formState } = useForm<RegisterValues>({
    resolver: resolveWith(registerSchema),
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;

  function createAccount(values: RegisterValues) {
    console.info('Registration', { ...values, password: '••••••••', confirmPassword: '••••••••' });
    showToast({ kind: 'success', ...words.success });
    return true;
  }

  const onSubmit = useSubmitOnce(handleSubmit(createAccount), () => reset());
  return (
    <Form label={words.title} errors={errors} words={fields} tries={submitCount} onSubmit={onSubmit}>
      <div className="grid gap-6 sm:grid-cols-2">
        <Field
          words={fields.firstName}
          error={errors.firstName?.message}
          field={register('firstName')}
          autoComplete="given-name"
        />
        <Field
          words={fields.lastName}
          error={errors.lastName?.message}
          field={register('lastName')}
          autoComplete="family-name"
        />
      </div>
      <Field
        words={fields.email}
        error={errors.email?.message}
        field={register('email')}
        type="email"
        autoComplete="email"
        spellCheck={false}
      />
      <Field
        words={fields.phone}
        error={errors.phone?.message}
        field={register('phone')}
        type="tel"
        autoComplete="tel"
      />
      <SecretField
        words={fields.password}
        error={errors.password?.message}
        field={register('password', { deps: 'confirmPassword' })}
        autoComplete="new-password"
      />
      <SecretField
        words={fields.confirmPassword}
        error={errors.confirmPassword?.message}
        field={register('confirmPassword')}
        autoComplete="new-password"
      />
      <Checkbox label={<Terms />} error={errors.agreeTerms?.message} field={register('agreeTerms')} />
      <SubmitButton label={words.submit} />
    </Form>
  );
}

function Terms() {
  const { before, terms, between, privacy, after } = words.agreeTerms;
  const link = 'font-semibold text-accent underline underline-offset-4';
  return (
    <>
      {before}
      <a href={terms.href} className={link}>
        {terms.label}
      </a>
      {between}
      <a href={privacy.href} className={link}>
        {privacy.label}
      </a>
      {after}
    </>
  );
}
