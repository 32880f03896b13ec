import showContactTopic from '#app/browser/show-contact-topic.ts?inline-script';
import { InlineScript } from '#app/components/inline-script.tsx';
import { WithoutScripts } from '#app/components/without-scripts.tsx';
import { form } from '#app/content/contact.ts';
import { type Topic, topics } from '#app/content/contact-topics/index.ts';
import { ContactForm } from '#app/features/contact/contact-form.tsx';
import { Island, IslandVariant } from '#app/islands/island.tsx';

/** The contact form, as a plain message and, for the script below, as each of its topics. */
export function MessageUs() {
  return (
    <section aria-labelledby="message-us" className="rounded-lg bg-sunken p-6 sm:p-10">
      <Island name="contact-form">
        <ContactForm />
      </Island>
      <WithoutScripts text={form.withoutScripts} />
      {(Object.keys(topics) as Topic[]).map((topic) => (
        <IslandVariant key={topic} name="contact-form" topic={topic}>
          <ContactForm topic={topic} />
        </IslandVariant>
      ))}
      <InlineScript code={showContactTopic} />
    </section>
  );
}
