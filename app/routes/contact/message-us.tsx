import { ContactForm } from '#app/forms/contact/contact-form.tsx';
import { FormIsland } from '#app/runtime/islands/form-island.tsx';
import { form } from '#content/contact.ts';
import { contactReceipt } from '#content/receipts.ts';

/** The contact form for a plain message. */
export function MessageUs() {
  return (
    <section aria-labelledby="message-us" className="rounded-lg bg-sunken p-6 sm:p-10">
      <FormIsland
        name="contact-form"
        draft="contact"
        receipt={contactReceipt}
        withoutScripts={form.withoutScripts}
      >
        <ContactForm />
      </FormIsland>
    </section>
  );
}
