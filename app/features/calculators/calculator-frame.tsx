import type { ReactNode } from 'react';
import type { CalculatorWords } from '#app/content/calculators/types.ts';
import { common } from '#app/content/calculators.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import { SourceAndLimits } from './source-and-limits.tsx';

type Props = {
  words: CalculatorWords;
  /** Undefined while an input has no number to work with. */
  answer: string | undefined;
  sums: ReactNode;
  onReset: () => void;
  children: ReactNode;
};

/** What every calculator shows: its inputs, its answer with the sums behind it, its source and its limits. */
export function CalculatorFrame({ words, answer, sums, onReset, children }: Props) {
  const id = words.slug;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24 border-t-2 border-line pt-14">
      <h2 id={`${id}-title`} className="text-section">
        {words.title}
      </h2>
      <p className="mt-4 max-w-2xl text-lg text-muted">{words.purpose}</p>
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
            <h3 className="text-sm font-bold text-accent">{common.answer}</h3>
            <output className="block font-display font-bold">{answer ?? common.incomplete}</output>
          </section>
          <section className="calculator-working">
            <h3 className="text-sm font-bold text-accent">{common.working}</h3>
            {answer && sums}
            <p className="mt-6 text-sm text-muted">{common.notAdvice}</p>
          </section>
          <section className="mt-6 px-2">
            <SourceAndLimits words={words} />
            <p className="mt-4 text-muted">{words.next.text}</p>
            <ArrowLink label={words.next.label} href={words.next.href} />
          </section>
        </div>
      </div>
    </section>
  );
}
