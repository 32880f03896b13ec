import { Accordion } from '#app/ui/accordion.tsx';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import type { Faq, Link } from '#company/shape/types.ts';

type Props = { title: string; text?: string; links?: readonly Link[]; items: readonly Faq[] };

export function Questions({ title, text, links = [], items }: Props) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="questions" className="section-space bg-sunken">
      <div className="shell grid gap-10 lg:grid-cols-[1fr_1.7fr] lg:gap-20">
        <div>
          <h2 id="questions" className="text-section">
            {title}
          </h2>
          {text && <p className="mt-5 max-w-md text-lg text-muted">{text}</p>}
          <ul className="mt-4">
            {links.map((link) => (
              <li key={link.href}>
                <ArrowLink {...link} />
              </li>
            ))}
          </ul>
        </div>
        <Accordion name="questions" items={items} />
      </div>
    </section>
  );
}
