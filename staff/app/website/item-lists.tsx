import { useId, useState } from 'react';
import { Link } from 'react-router';
import { buttonLook } from '#app/ui/button.tsx';
import { Chevron } from '#app/ui/chevron.tsx';
import { foldAccents } from '#domain/fold-accents.ts';
import { type ItemKind, itemKinds, urgentKinds } from '#domain/website/kinds.ts';
import { fieldLook } from '../../ui/field-look.ts';
import { inlineLinkLook } from '../../ui/link-look.ts';
import { website as words } from '../../words/website.ts';
import { kindWords } from '../../words/website-items.ts';
import { showName } from '../../words/website-names.ts';
import { MarkTag } from '../ui/marks.tsx';
import { addressOf } from './links.ts';
import type { ItemLine } from './use-website.ts';

/** Everything that can be changed, by kind, with a search. */
export function ItemLists({ items }: { items: readonly ItemLine[] }) {
  const id = useId();
  const [search, setSearch] = useState('');
  const found = items.filter((item) => hasWords(item, search));
  const isSearching = search.trim() !== '';
  const kinds = itemKinds.filter((kind) => !isSearching || found.some((item) => item.kind === kind));
  return (
    <>
      <search className="grid gap-1">
        <label htmlFor={id} className="font-semibold">
          {words.search.label}
        </label>
        <input
          id={id}
          type="search"
          value={search}
          autoComplete="off"
          placeholder={words.search.hint}
          onChange={(event) => setSearch(event.target.value)}
          className={`min-h-11 max-w-144 placeholder:text-muted placeholder:opacity-100 ${fieldLook}`}
        />
      </search>
      <p role="status" className="text-muted empty:hidden">
        {isSearching && found.length === 0 && words.search.none}
      </p>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {kinds.map((kind) => (
          <KindPanel
            key={`${kind}${isSearching}`}
            kind={kind}
            items={found.filter((item) => item.kind === kind)}
            isSearching={isSearching}
          />
        ))}
      </div>
    </>
  );
}

function hasWords(item: ItemLine, search: string): boolean {
  const text = fold(`${showName(item)} ${kindWords[item.kind].one} ${item.key}`);
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

const fold = (text: string) => foldAccents(text.toLowerCase());

type PanelProps = { kind: ItemKind; items: readonly ItemLine[]; isSearching: boolean };

/** Folded, because there are many. What is urgent has buttons above, and is open. */
function KindPanel({ kind, items, isSearching }: PanelProps) {
  const { many, add } = kindWords[kind];
  const isUrgent = urgentKinds.some((urgent) => urgent === kind);
  const drafts = items.filter(({ draft }) => draft).length;
  return (
    <details open={isSearching || isUrgent} className="card group px-5 py-2">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-x-3 [&::-webkit-details-marker]:hidden">
        <h2 className="text-[1.1875rem] leading-[1.3]">{many}</h2>
        <span className="text-sm text-muted">{items.length}</span>
        {drafts > 0 && <MarkTag tone="near">{words.tags.drafts(drafts)}</MarkTag>}
        <Chevron className="ms-auto size-4 group-open:rotate-180" />
      </summary>
      {items.length > 0 ? (
        <ul className="pb-2">
          {items.map((item) => (
            <li
              key={item.key}
              className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-1.5"
            >
              <Link
                to={addressOf.item(item)}
                className={`inline-flex min-h-9 min-w-0 items-center wrap-anywhere ${inlineLinkLook}`}
              >
                {showName(item)}
              </Link>
              <Tags item={item} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="pb-3 text-muted">{words.empty[kind]}</p>
      )}
      {add && !isUrgent && (
        <p className="pb-3">
          <Link to={addressOf.newItem(kind)} className={buttonLook({ look: 'quiet', size: 'small' })}>
            {add}
          </Link>
        </p>
      )}
    </details>
  );
}

function Tags({ item: { draft, isRemoved, in: place, fileChanged, readOnly } }: { item: ItemLine }) {
  const { tags } = words;
  return (
    <>
      {draft && <MarkTag tone="near">{draft.removes ? tags.removal : tags.draft}</MarkTag>}
      {!draft && isRemoved && <MarkTag tone="quiet">{tags.removed}</MarkTag>}
      {!draft && !isRemoved && place === 'release' && <MarkTag tone="quiet">{tags.changed}</MarkTag>}
      {fileChanged && <MarkTag tone="late">{tags.fileChanged}</MarkTag>}
      {readOnly && <MarkTag tone="quiet">{tags.readOnly}</MarkTag>}
    </>
  );
}
