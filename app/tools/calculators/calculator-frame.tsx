import type { ReactNode } from 'react';
import { addToDraft, quoteDraft } from '#app/forms/kit/send/draft.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import type { CalculatorWords } from '#company/shape/calculator.ts';
import { quoteHref } from '#company/shape/contact-links.ts';
import { common } from '#content/calculators/common.ts';
import { SourceAndLimits } from './source-and-limits.tsx';

/** `service`: the slug of the one that the quote is for. Undefined if the company does not offer it. */
export type CalculatorProps = { service?: string | undefined };

type Props = CalculatorProps & {
  words: CalculatorWords;
  /** Undefined while an input has no number to work with. */
  answer: string | undefined;
  sums: ReactNode;
  onReset: () => void;
  /** Answers to questions of the quote form. They reach it in this tab, not in its address. */
  forQuote?: Record<string, string>;
  children: ReactNode;
};

/** What every calculator shows: its inputs, its answer with the sums behind it, its source and its limits, and the way to a quote. */
export function CalculatorFrame({ words, service, answer, sums, onReset, forQuote, children }: Props) {
  return (
    <div className="calculator">
      <section className="needs-scripts">
        <p className="mb-6 text-sm text-muted">{common.example}</p>
        <div className="grid gap-6">{children}</div>
        <TextButton onClick={onReset} className="mt-6">
          {common.reset}
        </TextButton>
      </section>
      <div className="calculator-results">
        <section data-panel="home" className="calculator-answer">
          <h2 className="text-sm font-bold text-accent">{common.answer}</h2>
          <output className="block font-display font-bold">{answer ?? common.incomplete}</output>
        </section>
        <section className="calculator-working">
          <h2 className="text-sm font-bold text-accent">{common.working}</h2>
          {answer && sums}
          <p className="mt-6 text-sm text-muted">{common.notAdvice}</p>
        </section>
        <section className="mt-6 px-2">
          <SourceAndLimits words={words} />
          <p className="mt-8 mb-3 font-bold">{words.quote}</p>
          <ButtonLink
            href={quoteHref(service)}
            onClick={() => answer && service && forQuote && addToDraft(quoteDraft, forQuote)}
          >
            {common.quote}
          </ButtonLink>
          <p className="mt-6 text-muted">{words.next.text}</p>
          <ArrowLink label={words.next.label} href={words.next.href} />
        </section>
      </div>
    </div>
  );
}
