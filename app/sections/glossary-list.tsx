import type { glossaryPage } from '#app/content/glossary/page.ts';
import type { GlossaryTerm } from '#app/content/types.ts';

type Props = { terms: readonly GlossaryTerm[]; words: typeof glossaryPage };

export function GlossaryList({ terms, words }: Props) {
  const letters = Map.groupBy(terms, ({ term }) => term.charAt(0).toUpperCase());
  const titles = new Map(terms.map(({ slug, term }) => [slug, term]));
  return (
    <div className="shell section-space">
      <nav aria-label={words.letters} data-print="hide">
        <ul className="flex flex-wrap gap-1.5">
          {[...letters.keys()].map((letter) => (
            <li key={letter}>
              <a
                href={`#letter-${letter}`}
                className="grid size-11 place-items-center rounded-full bg-sunken font-bold hover:bg-amber hover:text-navy"
              >
                {letter}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {[...letters].map(([letter, group]) => (
        <section
          key={letter}
          aria-labelledby={`letter-${letter}`}
          className="mt-14 grid gap-x-12 lg:grid-cols-[6rem_1fr]"
        >
          <h2 id={`letter-${letter}`} className="text-section text-accent">
            {letter}
          </h2>
          <dl className="grid gap-x-12 gap-y-8 md:grid-cols-2">
            {group.map((entry) => (
              <div key={entry.slug} id={entry.slug} className="glossary-entry scroll-mt-28">
                <dt className="font-display text-title font-bold">{entry.term}</dt>
                <dd className="mt-1.5 text-muted">
                  {entry.meaning}
                  {entry.seeAlso && <SeeAlso label={words.seeAlso} slugs={entry.seeAlso} titles={titles} />}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function SeeAlso({
  label,
  slugs,
  titles,
}: {
  label: string;
  slugs: readonly string[];
  titles: Map<string, string>;
}) {
  return (
    <span className="mt-1 block text-sm">
      {label}:{' '}
      {slugs.map((slug, place) => (
        <span key={slug}>
          {place > 0 && ', '}
          <a href={`#${slug}`} className="text-accent underline underline-offset-4">
            {titles.get(slug)}
          </a>
        </span>
      ))}
    </span>
  );
}
