import type { Faq, Link } from '#app/content/types.ts';
import { Accordion } from '#app/ui/accordion.tsx';
import { ArrowLink } from '#app/ui/arrow-link.tsx';

type Props = { title: string; text: string; link: Link; items: readonly Faq[] };

export function Questions({ title, text, link, items }: Props) {
  return (
    <section aria-labelledby="questions" className="section-space bg-sunken">
      <div className="shell grid gap-10 lg:grid-cols-[1fr_1.7fr] lg:gap-20">
        <div>
          <h2 id="questions" className="text-section">
            {title}
          </h2>
          <p className="mt-5 max-w-md text-lg text-muted">{text}</p>
          <div className="mt-4">
            <ArrowLink {...link} />
          </div>
        </div>
        <Accordion name="questions" items={items} />
      </div>
    </section>
  );
}
