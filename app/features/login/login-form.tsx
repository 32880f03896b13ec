import { useForm } from 'react-hook-form';
import { login } from '#app/content/accounts.ts';
import { resolveWith } from '#app/lib/submit/resolve-with.ts';
import { useSubmitOnce } from '#app/lib/submit/use-submit-once.ts';
import { Checkbox } from '#app/ui/form/checkbox.tsx';
import { Field } from '#app/ui/form/field.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { SecretField } from '#app/ui/form/secret-field.tsx';
import { showToast } from '#app/ui/form/show-toast.ts';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';
import { type LoginValues, loginSchema } from './schema.ts';

const { fields } = login;

/** Checks what is typed and sends it nowhere: the values are logged with the password masked. */
export function LoginForm() {
  const { register, handleSubmit, reset, formState } = useForm<LoginValues>({
    resolver: resolveWith(loginSchema),
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;

  function logIn(values: LoginValues) {
    console.info('Login', { ...values, password: '••••••••' });
    showToast({ kind: 'success', ...login.success });
    return true;
  }

  const onSubmit = useSubmitOnce(handleSubmit(logIn), () => reset());
  return (
    <Form label={login.title} errors={errors} words={fields} tries={submitCount} onSubmit={onSubmit}>
      <Field
        words={fields.email}
        error={errors.email?.message}
        field={register('email')}
        type="email"
        autoComplete="username"
        spellCheck={false}
      />
      <SecretField
        words={fields.password}
        error={errors.password?.message}
        field={register('password')}
        autoComplete="current-password"
      />
      <Checkbox label={fields.rememberMe.label} field={register('rememberMe')} />
      <SubmitButton label={login.submit} />
    </Form>
  );
}
