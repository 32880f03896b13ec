import { useState } from 'react';
import * as z from 'zod/mini';
import { forgotPassword } from '#app/content/accounts.ts';
import { email } from '#app/lib/submit/field-rules.ts';
import { useSchemaForm } from '#app/lib/submit/use-schema-form.ts';
import { Form } from '#app/ui/form/form.tsx';
import { UsernameField } from '#app/ui/form/person-fields.tsx';
import { SubmitButton } from '#app/ui/form/submit-button.tsx';

const { form: words, title } = forgotPassword;
const schema = z.object({ email: email('Invalid email address') });

/** Demonstration only: validates the address, sends nothing and shows what to do next. */
export function ForgotPasswordForm() {
  const form = useSchemaForm(schema);
  const [done, setDone] = useState(false);
  return (
    <Form
      form={form}
      label={title}
      words={words.fields}
      onSubmit={form.handleSubmit(() => setDone(true))}
      onChange={() => setDone(false)}
    >
      <UsernameField form={form} name="email" words={words.fields.email} />
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
