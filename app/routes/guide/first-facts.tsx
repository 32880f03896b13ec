import type { GuideFact } from '#company/shape/types.ts';
import { reading } from '#content/reading.ts';

/** What a reader in a hurry needs from a guide, above its text. */
export function FirstFacts({ facts }: { facts: readonly GuideFact[] }) {
  return (
    <section aria-labelledby="first-facts" className="mb-10">
      <div className="rounded-lg bg-sunken p-6 sm:p-8">
        <h2 id="first-facts" className="text-title">
          {reading.facts}
        </h2>
        <dl className="mt-4">
          {facts.map(({ term, fact }) => (
            <div key={term} className="gap-x-8 border-t border-line py-3 sm:grid sm:grid-cols-[1fr_1.8fr]">
              <dt className="font-bold">{term}</dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
