import type { ReactNode } from 'react';
import { Chevron } from './chevron.tsx';

type Props = {
  name: string;
  items: readonly { question: string; answer: ReactNode }[];
  /** One level below the heading above the list. */
  heading?: 'h3' | 'h4';
};

/** `details` elements that share a name: the browser keeps at most one open. The search links to each by its id. */
export function Accordion({ name, items, heading: Heading = 'h3' }: Props) {
  return (
    <div className="border-t border-line">
      {items.map(({ question, answer }, place) => (
        <details
          key={question}
          id={`${name}-${place + 1}`}
          name={name}
          className="group border-b border-line"
        >
          <summary className="flex min-h-18 items-center justify-between gap-6 py-4">
            <Heading className="font-display text-title font-bold">{question}</Heading>
            <span className="grid size-10 flex-none place-items-center rounded-full bg-panel group-open:rotate-180 motion-safe:transition-transform">
              <Chevron className="size-4" />
            </span>
          </summary>
          <p className="max-w-2xl pb-7 text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}
