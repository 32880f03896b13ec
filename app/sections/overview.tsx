import type { ReactNode } from 'react';
import type { Link } from '#app/content/types.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { CheckList } from '#app/ui/check-list.tsx';

type Props = {
  overview: string;
  description: readonly ReactNode[];
  benefits: string;
  items: readonly string[];
  quote: Link;
};

/** What a service is, its five benefits, and the way to a quote. */
export function Overview({ overview, description, benefits, items, quote }: Props) {
  return (
    <section aria-labelledby="overview" className="section-space">
      <div className="shell grid gap-x-20 gap-y-12 lg:grid-cols-2">
        <div>
          <h2 id="overview" className="text-section">
            {overview}
          </h2>
          <div className="mt-6 grid gap-5">
            {description.map((paragraph, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never reordered
              <p key={place}>{paragraph}</p>
            ))}
          </div>
        </div>
        <div className="rounded-lg bg-sunken p-8 sm:p-12">
          <h3 className="text-title">{benefits}</h3>
          <CheckList items={items} />
          <p className="mt-8">
            <ButtonLink href={quote.href}>{quote.label}</ButtonLink>
          </p>
        </div>
      </div>
    </section>
  );
}
