import { topics } from '#app/catalog/contact-topics.ts';
import { ContactForm } from '#app/forms/contact/contact-form.tsx';
import fillInContactForm from '#app/runtime/inline/fill-in-contact-form.ts?inline-script';
import { InlineScript } from '#app/runtime/inline-script.tsx';
import { FormIsland } from '#app/runtime/islands/form-island.tsx';
import { form } from '#content/contact.ts';
import { topicReceipts } from '#content/receipts.ts';
import type { MessageTopic } from '#domain/contact-topics.ts';

/** The form of a topic, filled in with what the address says. */
export function TopicRequest({ topic }: { topic: MessageTopic }) {
  return (
    <div>
      <FormIsland
        name="contact-form"
        draft={`contact-${topic}`}
        receipt={topicReceipts[topic]}
        withoutScripts={form.withoutScripts}
      >
        <ContactForm topic={topic} words={topics[topic]} />
      </FormIsland>
      <InlineScript code={fillInContactForm} />
    </div>
  );
}
