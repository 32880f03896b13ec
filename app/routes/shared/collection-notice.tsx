import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { Chevron } from '#app/ui/chevron.tsx';
import type { CollectionNotice as Words } from '#company/shape/form-words.ts';

/** Says which data a form collects and why. Stands above the form. */
export function CollectionNotice({ title, ...words }: Words) {
  return (
    <section aria-labelledby="collection" className="@container rounded-lg bg-sunken p-6 sm:p-8">
      <h2 id="collection" className="text-title">
        {title}
      </h2>
      <Items {...words} />
    </section>
  );
}

/** The same, folded, above a form that should be in sight. */
export function FoldedCollectionNotice({ title, ...words }: Words) {
  return (
    <section aria-labelledby="collection">
      <details className="group @container rounded-md bg-sunken px-6">
        <summary className="flex min-h-13 items-center justify-between gap-6 py-2">
          <h2 id="collection" className="font-bold">
            {title}
          </h2>
          <Chevron className="size-4 flex-none group-open:rotate-180 motion-safe:transition-transform" />
        </summary>
        <div className="pb-4">
          <Items {...words} />
        </div>
      </details>
    </section>
  );
}

function Items({ items, more }: Omit<Words, 'title'>) {
  return (
    <>
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
    </>
  );
}
