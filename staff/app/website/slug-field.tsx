import type { ItemKind } from '#domain/website/kinds.ts';
import { websiteLimits as limits } from '#office/website/limits.ts';
import { slugWords as words } from '../../words/website-items.ts';
import { problems } from '../../words/website-problems.ts';
import { ShownProblems, TextField } from './fields.tsx';
import { pageOfItem } from './page-of-item.ts';

/** Each of their items has a page of its own. */
const pageKinds: readonly ItemKind[] = ['opening', 'article', 'guide'];

export function isPageKind(kind: ItemKind): boolean {
  return pageKinds.includes(kind);
}

type Props = { kind: ItemKind; value: string; isTaken: boolean; onChange: (slug: string) => void };

/** The end of the address of a new page. It cannot change later: links would break. */
export function SlugField({ kind, value, isTaken, onChange }: Props) {
  const toSlug = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-/, '');
  return (
    <ShownProblems value={isTaken ? { slug: problems.taken } : {}}>
      <TextField
        path="slug"
        words={words(pageOfItem(kind, '', null))}
        value={value}
        limit={limits.name}
        onChange={(text) => onChange(toSlug(text))}
      />
    </ShownProblems>
  );
}
