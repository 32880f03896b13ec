import type { ReactNode } from 'react';
import type { Kind } from '#domain/kinds.ts';
import type { Counts } from '../../../server/staff/inbox/list-entries.ts';
import { Button } from '../../ui/button.tsx';
import { linkLook } from '../../ui/link-look.ts';
import { inbox } from '../../words/inbox.ts';
import { shell } from '../../words/shell.ts';
import { countOf, formatCount, isNarrowed, startView, tabs, type View } from './view.ts';

const skeletonRows = 12;

export function ListSkeleton() {
  return (
    <div>
      <p role="status" className="sr-only">
        {inbox.loading}
      </p>
      {Array.from({ length: skeletonRows }, (_, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows without content
          key={row}
          aria-hidden="true"
          className="grid grid-cols-[8rem_12rem_minmax(0,1fr)] gap-6 border-t border-line py-3 [&>i]:h-3.5 [&>i]:rounded-[4px] [&>i]:bg-sunken"
        >
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}

type Props = {
  view: View;
  kinds: readonly Kind[];
  counts: Counts | undefined;
  /** False while `counts` are those of an earlier search. */
  areCountsCurrent: boolean;
  onChange: (change: Partial<View>) => void;
};

/** Why the list has no rows, and the way on. */
export function EmptyList({ view, kinds, counts, areCountsCurrent, onChange }: Props) {
  if (isNarrowed(view))
    return (
      <Notice
        title={inbox.nothingFound.title}
        lead={view.search.trim() ? inbox.nothingFound.lead : inbox.nothingFound.filtersLead}
      >
        <Button onClick={() => onChange({ ...startView, tab: view.tab })}>{inbox.nothingFound.reset}</Button>
        {/* Last, because the counts arrive after the list: nothing moves that a person is about to press. */}
        {counts && areCountsCurrent && <OtherTabs {...{ view, counts, onChange }} />}
      </Notice>
    );
  if (view.tab !== 'all' && counts && countOf(counts, 'all') > 0)
    return <Notice {...inbox.clear[view.tab]} />;
  return (
    <Notice title={inbox.empty.title} lead={inbox.empty.lead}>
      <p className="text-muted">
        {inbox.empty.kinds} {kinds.map((kind) => shell.kindsPlural[kind].toLowerCase()).join(', ')}.
      </p>
      {kinds.includes('message') && (
        <a href="/contact" target="_blank" rel="noreferrer" className={linkLook}>
          {inbox.empty.try}
        </a>
      )}
    </Notice>
  );
}

/** The tabs that have what this one lacks. */
function OtherTabs({ view, counts, onChange }: Pick<Props, 'view' | 'onChange'> & { counts: Counts }) {
  const others = tabs.filter((tab) => tab !== view.tab && countOf(counts, tab) > 0);
  if (others.length === 0) return null;
  return (
    <ul className="flex flex-wrap justify-center gap-2">
      {others.map((tab) => (
        <li key={tab}>
          <Button onClick={() => onChange({ tab })}>
            {inbox.nothingFound.elsewhere(formatCount(counts, tab), inbox.tabs[tab])}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Notice({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <section role="status" className="mx-auto grid max-w-136 justify-items-center gap-3 py-16 text-center">
      <h2 className="text-title">{title}</h2>
      <p className="text-muted">{lead}</p>
      {children}
    </section>
  );
}
