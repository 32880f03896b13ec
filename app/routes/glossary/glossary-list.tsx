import { Fragment } from 'react';
import { initialOf } from '#app/catalog/initial.ts';
import { GlossarySearch } from '#app/tools/glossary-search/glossary-search.tsx';
import { NoMatch } from '#app/tools/glossary-search/no-match.tsx';
import { Anchor } from '#app/ui/anchor.tsx';
import { CallLinks } from '#app/ui/call-links.tsx';
import type { GlossaryTerm } from '#company/shape/types.ts';
import type { glossaryPage } from '#content/glossary/page.ts';
import { TermName } from './term-name.tsx';

type Props = { terms: readonly GlossaryTerm[]; words: typeof glossaryPage };

export function GlossaryList({ terms, words }: Props) {
  const letters = Map.groupBy(terms, ({ term }) => initialOf(term));
  const titles = new Map(terms.map(({ slug, term }) => [slug, term]));
  return (
    <div className="shell section-space glossary">
      <GlossarySearch total={terms.length} />
      <nav aria-label={words.letters} data-print="hide" className="glossary-letters">
        <ul className="flex gap-1.5">
          {[...letters.keys()].map((letter) => (
            <li key={letter}>
              <Anchor href={`#letter-${letter}`}>{letter}</Anchor>
            </li>
          ))}
        </ul>
      </nav>
      {[...letters].map(([letter, group]) => (
        <section
          key={letter}
          aria-labelledby={`letter-${letter}`}
          className="glossary-section mt-14 gap-x-12 lg:grid lg:grid-cols-[6rem_1fr]"
        >
          <h2 id={`letter-${letter}`} className="text-section text-accent max-lg:mb-4">
            {letter}
          </h2>
          <dl className="gap-x-12 md:grid md:grid-cols-2">
            {group.map((entry) => (
              <div key={entry.slug} id={entry.slug}>
                <TermName {...entry} />
                <dd>
                  <CallLinks text={entry.meaning} />
                  {entry.seeAlso && <SeeAlso label={words.seeAlso} slugs={entry.seeAlso} titles={titles} />}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <NoMatch />
    </div>
  );
}

/** Stands in the paragraph of the meaning, which keeps the long page shorter. */
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
    <>
      {` ${label}: `}
      {slugs.map((slug, index) => (
        <Fragment key={slug}>
          {index > 0 && ', '}
          <Anchor href={`#${slug}`}>{titles.get(slug)}</Anchor>
        </Fragment>
      ))}
      .
    </>
  );
}
