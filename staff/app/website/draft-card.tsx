import { useId } from 'react';
import { Link } from 'react-router';
import { inlineLinkLook } from '../../ui/link-look.ts';
import { itemForm } from '../../words/website.ts';
import { kindWords } from '../../words/website-items.ts';
import { showName } from '../../words/website-names.ts';
import { differences, publishWords as words } from '../../words/website-publish.ts';
import { formatMoment } from '../ui/format-moment.ts';
import { MarkTag } from '../ui/marks.tsx';
import { Differences } from './differences.tsx';
import { addressOf } from './links.ts';
import type { Draft } from './use-website.ts';

type Props = { draft: Draft; isAllowed: boolean; isChosen: boolean; onChoose: (isOn: boolean) => void };

/** One draft with its differences, and whether it goes out. */
export function DraftCard({ draft, isAllowed, isChosen, onChoose }: Props) {
  const id = useId();
  const { kind, before, after, by, at } = draft;
  const name = showName(draft);
  return (
    <li className="card grid grid-cols-1 gap-3 p-4 sm:p-5">
      <div className="flex items-start gap-3">
        {isAllowed && (
          <input
            type="checkbox"
            checked={isChosen}
            aria-label={words.choose(name)}
            aria-describedby={id}
            onChange={(event) => onChoose(event.target.checked)}
            className="mt-0.5 size-6 flex-none cursor-pointer accent-accent"
          />
        )}
        <div className="min-w-0 flex-1">
          <h2 className="text-base leading-[1.3] wrap-anywhere">{name}</h2>
          <p id={id} className="text-sm text-muted">
            {kindWords[kind].one}. {itemForm.others(by, formatMoment(at))}
          </p>
          {!isAllowed && <p className="text-sm font-semibold">{words.ownerOnly}</p>}
        </div>
        {!before && <MarkTag tone="quiet">{differences.new}</MarkTag>}
        <Link to={addressOf.item(draft)} aria-label={words.editThis(name)} className={inlineLinkLook}>
          {words.edit}
        </Link>
      </div>
      <Differences kind={kind} before={before} after={after} />
    </li>
  );
}
