import type { Faq } from '#app/shape/types.ts';

/** Questions with visible answers. */
export function QuestionGrid({ title, items }: { title: string; items: readonly Faq[] }) {
  return (
    <section aria-labelledby="questions" className="section-space bg-sunken">
      <div className="shell">
        <h2 id="questions" className="text-section">
          {title}
        </h2>
        <dl className="mt-10 grid gap-x-16 gap-y-10 md:grid-cols-2">
          {items.map(({ question, answer }, place) => (
            <div key={question} id={`questions-${place + 1}`}>
              <dt className="font-display text-title font-bold">{question}</dt>
              <dd className="mt-2 text-muted">{answer}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
