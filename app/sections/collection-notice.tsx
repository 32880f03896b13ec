import type { CollectionNotice as Words } from '#app/content/form-words.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';

/** Says which data a form collects and why. Stands above the form. */
export function CollectionNotice({ title, items, more }: Words) {
  return (
    <section aria-labelledby="collection" className="@container rounded-lg bg-sunken p-6 sm:p-8">
      <h2 id="collection" className="text-title">
        {title}
      </h2>
      <dl className="mt-4 grid gap-x-8 gap-y-3 @4xl:grid-cols-4">
        {items.map(({ term, text }) => (
          <div key={term} className="grid content-start gap-x-6 @md:grid-cols-[6rem_1fr] @4xl:grid-cols-1">
            <dt className="font-bold">{term}</dt>
            <dd className="text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-3">
        <ArrowLink {...more} />
      </div>
    </section>
  );
}
