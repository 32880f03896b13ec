import fillInContactForm from '#app/browser/fill-in-contact-form.ts?inline-script';
import { InlineScript } from '#app/components/inline-script.tsx';
import { form } from '#app/content/contact.ts';
import { contactReceipt, topicReceipts } from '#app/content/receipts.ts';
import { ContactForm } from '#app/features/contact/contact-form.tsx';
import { FormIsland } from '#app/islands/form-island.tsx';
import type { MessageTopic } from '#domain/contact-topics.ts';

/** The contact form, for a plain message or a topic. */
export function MessageUs({ topic }: { topic?: MessageTopic }) {
  return (
    <section aria-labelledby="message-us" className="rounded-lg bg-sunken p-6 sm:p-10">
      <FormIsland
        name="contact-form"
        draft={topic ? `contact-${topic}` : 'contact'}
        receipt={topic ? topicReceipts[topic] : contactReceipt}
        withoutScripts={form.withoutScripts}
      >
        <ContactForm topic={topic} />
      </FormIsland>
      {topic && <InlineScript code={fillInContactForm} />}
    </section>
  );
}
