import type { Reason } from '#app/shape/types.ts';
import { Glyph } from '#app/ui/glyph.tsx';

type Props = { title: string; text: string; items: readonly Reason[] };

export function Reasons({ title, text, items }: Props) {
  return (
    <section aria-labelledby="reasons" className="section-space">
      <div className="shell grid gap-12 lg:grid-cols-[1fr_1.7fr] lg:gap-20">
        <div className="lg:sticky lg:top-32 lg:self-start">
          <h2 id="reasons" className="text-section">
            {title}
          </h2>
          <p className="mt-5 max-w-md text-lg text-muted">{text}</p>
        </div>
        <ul className="grid gap-x-12 gap-y-11 sm:grid-cols-2">
          {items.map((item) => (
            <li key={item.title}>
              <Glyph name={item.glyph} />
              <h3 className="mt-5 text-title">{item.title}</h3>
              <p className="mt-2 text-muted">{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
