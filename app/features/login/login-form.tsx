import { useForm } from 'react-hook-form';
import { login } from '#app/content/login.ts';
import { resolveWith } from '#app/lib/resolve-with.ts';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { Field } from '#app/ui/field.tsx';
import { SubmitButton } from '#app/ui/submit-button.tsx';
import { showToast } from '#app/ui/toaster.tsx';
import { type LoginValues, loginSchema } from './schema.ts';

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
    reset();
  }

  // Until React is here, "dialog" keeps the browser from sending what is typed in the address.
  return (
    <form method="dialog" noValidate onSubmit={handleSubmit(logIn)} className="needs-scripts grid gap-6">
      <ErrorSummary errors={errors} tries={submitCount} />
      <Field
        label={login.email}
        error={errors.email?.message}
        field={register('email')}
        type="email"
        autoComplete="username"
        inputMode="email"
        spellCheck={false}
      />
      <Field
        label={login.password}
        error={errors.password?.message}
        field={register('password')}
        type="password"
        autoComplete="current-password"
      />
      <Checkbox label={login.rememberMe} field={register('rememberMe')} />
      <SubmitButton label={login.button} />
    </form>
  );
}
