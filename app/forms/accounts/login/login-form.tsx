import { useState } from 'react';
import { Checkbox } from '#app/forms/kit/fields/checkbox.tsx';
import { UsernameField } from '#app/forms/kit/fields/person-fields.tsx';
import { SecretField } from '#app/forms/kit/fields/secret-field.tsx';
import { Form } from '#app/forms/kit/form/form.tsx';
import { showToast } from '#app/forms/kit/form/show-toast.ts';
import { SubmitButton } from '#app/forms/kit/form/submit-button.tsx';
import { useSchemaForm } from '#app/forms/kit/form/use-schema-form.ts';
import { useSubmitOnce } from '#app/forms/kit/form/use-submit-once.ts';
import { login } from '#content/accounts.ts';
import { type LoginValues, loginSchema } from './schema.ts';

const { fields } = login;

/** Demonstration only: validates the values, logs them with the password masked and sends nothing. */
export function LoginForm() {
  const form = useSchemaForm(loginSchema);
  const [isDone, setDone] = useState(false);
  const onSubmit = useSubmitOnce(form.handleSubmit(logIn), () => {
    form.reset();
    setDone(true);
  });
  return (
    <Form form={form} label={login.title} words={fields} onSubmit={onSubmit}>
      <UsernameField form={form} name="email" words={fields.email} />
      <SecretField
        form={form}
        name="password"
        words={fields.password}
        secret="password"
        autoComplete="current-password"
      />
      <Checkbox form={form} name="rememberMe" label={fields.rememberMe.label} />
      <SubmitButton label={login.submit} />
      <p role="status" className="empty:hidden">
        {isDone && login.afterwards}
      </p>
    </Form>
  );
}

function logIn(values: LoginValues) {
  console.info('Login', { ...values, password: '••••••••' });
  showToast({ kind: 'success', ...login.success });
  return true;
}
