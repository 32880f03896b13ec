import { Section } from '#app/ui/section.tsx';
import type { Faq } from '#app/words/types.ts';

/** Questions with visible answers. */
export function QuestionGrid({ title, items }: { title: string; items: readonly Faq[] }) {
  return (
    <Section id="questions" title={title} band="sunken">
      <dl className="mt-10 grid gap-x-16 gap-y-10 md:grid-cols-2">
        {items.map(({ question, answer }, place) => (
          <div key={question} id={`questions-${place + 1}`}>
            <dt className="font-display text-title font-bold">{question}</dt>
            <dd className="mt-2 text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
