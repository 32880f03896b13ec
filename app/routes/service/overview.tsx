import { ButtonLink } from '#app/ui/button.tsx';
import { CheckList } from '#app/ui/check-list.tsx';
import type { Link, ServiceContent } from '#company/shape/types.ts';
import { LimitTable } from './limit-table.tsx';
import { linkTerms } from './link-terms.tsx';

type Props = {
  overview: string;
  description: ServiceContent['description'];
  benefits: string;
  items: readonly string[];
  quote: Link;
  /** What asking for a quote does not do. */
  note: string;
};

/** The description of a service, its five benefits and the quote button. */
export function Overview({ overview, description, benefits, items, quote, note }: Props) {
  return (
    <section aria-labelledby="overview" className="section-space">
      <div className="shell grid gap-x-20 gap-y-12 lg:grid-cols-2">
        <div>
          <h2 id="overview" className="text-section">
            {overview}
          </h2>
          <div className="mt-6 grid gap-5">
            {description.map((part) =>
              typeof part === 'string' ? (
                <p key={part}>{linkTerms(part)}</p>
              ) : (
                <LimitTable key={part.caption} {...part} />
              ),
            )}
          </div>
        </div>
        <div className="self-start rounded-lg bg-sunken p-8 sm:p-12">
          <h3 className="text-title">{benefits}</h3>
          <CheckList items={items} />
          <p className="mt-8">
            <ButtonLink href={quote.href}>{quote.label}</ButtonLink>
          </p>
          <p className="mt-3 text-sm text-muted">{note}</p>
        </div>
      </div>
    </section>
  );
}
