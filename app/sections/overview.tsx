import { ButtonLink } from '#app/ui/button.tsx';
import { CheckList } from '#app/ui/check-list.tsx';
import type { Link, ServiceContent } from '#app/words/types.ts';
import { linkTerms } from './link-terms.tsx';

type Props = {
  overview: string;
  description: ServiceContent['description'];
  benefits: string;
  items: readonly string[];
  quote: Link;
};

/** The description of a service, its five benefits and the quote button. */
export function Overview({ overview, description, benefits, items, quote }: Props) {
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
                <FigureList key={part[0]?.label} items={part} />
              ),
            )}
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

function FigureList({ items }: { items: readonly { label: string; value: string }[] }) {
  return (
    <dl>
      {items.map(({ label, value }) => (
        <div key={label} className="justify-between gap-x-8 border-b border-line py-2 first:border-t sm:flex">
          <dt>{linkTerms(label)}</dt>
          <dd className="font-bold sm:max-w-52 sm:flex-none sm:text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
