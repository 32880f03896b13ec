import { site } from '#company/site.ts';
import { team } from '#content/about.ts';
import { people } from '#content/careers-life.ts';
import { toldClaim } from '#content/claims/told-claim.ts';
import { testimonials } from '#content/home.ts';

/** A figure, person, review, quote or claim that was invented for the demonstration. `text` stands in the file where it is. */
export type Sample = {
  file: string;
  kind: 'figure' | 'person' | 'review' | 'quote' | 'claim';
  item: string;
  text: string;
};

type Marked = { readonly sample?: true };
type Content = {
  figures: Readonly<Record<string, (Marked & { value: string }) | null>>;
  agents: readonly (Marked & { name: string })[];
  members: readonly (Marked & { name: string })[];
  reviews: readonly (Marked & { name: string })[];
  quotes: readonly (Marked & { name: string; quote: string })[];
  claim: (Marked & { title: string }) | null;
};

const content: Content = {
  figures: site.figures,
  agents: site.agents,
  members: team.members,
  reviews: testimonials.items,
  quotes: people.items,
  claim: toldClaim,
};

export function listSamples({
  figures,
  agents,
  members,
  reviews,
  quotes,
  claim,
}: Content = content): Sample[] {
  const named = (file: string, kind: Sample['kind'], items: readonly (Marked & { name: string })[]) =>
    items.filter(({ sample }) => sample).map(({ name }): Sample => ({ file, kind, item: name, text: name }));
  return [
    ...Object.entries(figures).flatMap(([name, figure]): Sample[] =>
      figure?.sample
        ? [{ file: 'company/site.ts', kind: 'figure', item: `${name} (${figure.value})`, text: `${name}:` }]
        : [],
    ),
    ...named('company/site.ts', 'person', agents),
    ...named('company/content/en/about.ts', 'person', members),
    ...named('company/content/en/home.ts', 'review', reviews),
    ...quotes
      .filter(({ sample }) => sample)
      .map(
        ({ name, quote }): Sample => ({
          file: 'company/content/en/careers-life.ts',
          kind: 'quote',
          item: name,
          text: quote,
        }),
      ),
    ...(claim?.sample
      ? [
          {
            file: 'company/content/en/claims/told-claim.ts',
            kind: 'claim' as const,
            item: claim.title,
            text: claim.title,
          },
        ]
      : []),
  ];
}
