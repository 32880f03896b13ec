import { Glyph } from '#app/ui/glyph.tsx';
import { Section } from '#app/ui/section.tsx';
import type { Reason } from '#company/shape/types.ts';

type Props = { title: string; text: string; items: readonly Reason[] };

export function Reasons({ title, text, items }: Props) {
  return (
    <Section id="reasons" title={title} text={text} layout="beside" side="lg:sticky lg:top-32 lg:self-start">
      <ul className="grid gap-x-12 gap-y-11 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item.title}>
            <Glyph name={item.glyph} />
            <h3 className="mt-5 text-title">{item.title}</h3>
            <p className="mt-2 text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
