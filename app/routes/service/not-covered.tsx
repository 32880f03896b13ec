import type { ReactNode } from 'react';
import { Section } from '#app/ui/section.tsx';

type Props = { title: string; text: string; items: readonly ReactNode[] };

/** Exclusions, as prominent as the benefits. */
export function NotCovered({ title, text, items }: Props) {
  return (
    <Section id="not-covered" title={title} text={text} band="joined" layout="besideTable">
      <ul className="grid gap-4">
        {items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
          <li key={place} className="flex gap-4">
            <svg aria-hidden="true" viewBox="0 0 24 24" className="mt-0.5 size-6 flex-none text-danger">
              <path
                d="m6 6 12 12M18 6 6 18"
                fill="none"
                stroke="currentColor"
                strokeWidth="2.6"
                strokeLinecap="round"
              />
            </svg>
            <span>{item}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
