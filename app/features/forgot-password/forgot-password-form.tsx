import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { forgotPassword } from '#app/content/accounts.ts';
import { email } from '#app/lib/submit/field-rules.ts';
import { resolveWith } from '#app/lib/submit/resolve-with.ts';
import { Field } from '#app/ui/form/field.tsx';
import { Form } from '#app/ui/form/form.tsx';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';

const { form: words, title } = forgotPassword;
const schema = z.object({ email: email('Invalid email address') });

/** Makes no call: it checks the address and says what to do with it. */
export function ForgotPasswordForm() {
  const { register, handleSubmit, formState } = useForm<z.infer<typeof schema>>({
    resolver: resolveWith(schema),
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;
  const [done, setDone] = useState(false);
  return (
    <Form
      label={title}
      errors={errors}
      words={words.fields}
      tries={submitCount}
      onSubmit={handleSubmit(() => setDone(true))}
      onChange={() => setDone(false)}
    >
      <Field
        words={words.fields.email}
        error={errors.email?.message}
        field={register('email')}
        type="email"
        autoComplete="username"
        spellCheck={false}
      />
      <SubmitButton label={words.submit} />
      <p className="text-sm text-muted">{words.note}</p>
      <div role="status">
        {done && (
          <div data-panel="home" className="rounded-md p-6">
            <p className="font-bold">{words.done.title}</p>
            <p className="text-muted">{words.done.text}</p>
          </div>
        )}
      </div>
    </Form>
  );
}
