import { WithoutScripts } from '#app/components/without-scripts.tsx';
import { form } from '#app/content/contact.ts';
import { ContactForm } from '#app/features/contact/contact-form.tsx';
import { Island } from '#app/islands/island.tsx';

export function MessageUs() {
  return (
    <section aria-labelledby="message-us" className="rounded-lg bg-sunken p-6 sm:p-10">
      <h2 id="message-us" className="text-section">
        {form.title}
      </h2>
      <p className="mt-4 mb-8 text-muted">{form.text}</p>
      <WithoutScripts text={form.withoutScripts} />
      <Island name="contact-form">
        <ContactForm />
      </Island>
    </section>
  );
}
