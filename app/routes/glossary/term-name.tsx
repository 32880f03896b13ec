import type { GlossaryTerm } from '#company/shape/types.ts';

type Props = Pick<GlossaryTerm, 'term' | 'english'>;

/** A term, and beside it its English name. The search of the page reads both, so a space keeps them apart. */
export function TermName({ term, english }: Props) {
  if (!english || english === term) return <dt>{term}</dt>;
  return (
    <dt>
      {term}{' '}
      <span lang="en" className="font-text text-sm font-normal text-muted">
        {english}
      </span>
    </dt>
  );
}
