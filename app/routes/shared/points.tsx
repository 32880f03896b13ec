import type { ReactNode } from 'react';
import { Section } from '#app/ui/section.tsx';

type Props = {
  id: string;
  title: string;
  text?: string;
  items: readonly { title: string; text: ReactNode }[];
};

/** A heading and a few short points: in two columns, or one below the other where a column would end early. */
export function Points({ id, title, text, items }: Props) {
  const isEven = items.length % 2 === 0;
  return (
    <Section id={id} title={title} text={text} layout="beside">
      <ul className={`grid gap-x-12 gap-y-10 ${isEven ? 'sm:grid-cols-2' : 'content-start sm:gap-y-7'}`}>
        {items.map((item) => (
          <li
            key={item.title}
            className={`border-t-4 border-amber pt-5 ${isEven ? '' : 'gap-x-8 sm:grid sm:grid-cols-[1fr_1.8fr] sm:items-baseline'}`}
          >
            <h3 className="text-title">{item.title}</h3>
            <p className="mt-2 text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
