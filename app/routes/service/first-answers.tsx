import { ArrowLink } from '#app/ui/arrow-link.tsx';
import type { FirstAnswer } from '#company/shape/types.ts';

type Props = { title: string; items: readonly FirstAnswer[] };

/** What visitors of a page ask first, on the first screen. */
export function FirstAnswers({ title, items }: Props) {
  return (
    <section aria-labelledby="answers" className="pt-8 lg:pt-10">
      <div className="shell">
        <h2 id="answers" className="sr-only">
          {title}
        </h2>
        <ul
          className={`grid gap-x-10 gap-y-8 ${items.length % 3 === 0 ? 'lg:grid-cols-3' : 'sm:grid-cols-2'}`}
        >
          {items.map(({ question, answer, link }) => (
            <li key={question} className="flex flex-col border-t-4 border-amber pt-4">
              <h3 className="text-title">{question}</h3>
              <p className="mt-2 text-muted">{answer}</p>
              {link && (
                <p className="mt-auto" lang={link.lang}>
                  <ArrowLink label={link.label} href={link.href} />
                </p>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
