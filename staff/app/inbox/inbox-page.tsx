import { useRef, useState } from 'react';
import { useNavigate, useOutletContext } from 'react-router';
import { RequestFailed } from '../../api/request-failed.ts';
import { Button } from '../../ui/button.tsx';
import { useKeys } from '../../ui/use-keys.ts';
import { inbox } from '../../words/inbox.ts';
import { formatTime } from '../../words/office-times.ts';
import { FailureScreen } from '../ui/failure-screen.tsx';
import { OutcomeDialog } from '../ui/outcome-dialog.tsx';
import type { Me } from '../ui/use-me.ts';
import { useNow } from '../ui/use-now.ts';
import { InboxHead } from './inbox-head.tsx';
import { InboxTable } from './inbox-table.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { ListFoot, SnoozedNote } from './list-foot.tsx';
import { EmptyList, ListSkeleton } from './list-states.tsx';
import { rowLinkId } from './row-link.ts';
import { noSelection, type Selection, toggleRow } from './selection.ts';
import { useArrivals, useCounts, useInbox } from './use-inbox.ts';
import { useWork } from './use-work.ts';
import { countFound, isNarrowed, withinRole } from './view.ts';
import { changeView, setPlace, usePlace, useRowFocus, useScrollPlace } from './view-store.ts';
import { WorkBar } from './work-bar.tsx';

/** Everything that came in. */
export function InboxPage() {
  const me = useOutletContext<Me>();
  const { view: chosen, activeId } = usePlace();
  const view = withinRole(chosen, me.kinds);
  const list = useInbox(view);
  const pages = list.data?.pages;
  const inTab = pages?.filter(({ group }) => group === 'tab').flatMap((page) => page.entries);
  const known = new Set(inTab?.map(({ record_id }) => record_id));
  // A record whose state was changed here is in both groups.
  const others = pages
    ?.filter(({ group }) => group === 'others')
    .flatMap((page) => page.entries.filter(({ record_id }) => !known.has(record_id)));
  const entries = inTab && [...inTab, ...(others ?? [])];
  const counts = useCounts(view, list.isSuccess && !list.isPlaceholderData);
  const arrivals = useArrivals(view, list.isPlaceholderData ? undefined : entries);
  const [selection, setSelection] = useState<Selection>(noSelection);
  const work = useWork();
  const navigate = useNavigate();
  const now = useNow();
  const search = useRef<HTMLInputElement>(null);
  const keys = useRef<HTMLDialogElement>(null);
  useScrollPlace();
  useRowFocus(activeId, entries !== undefined);

  const rows = entries ?? [];
  const selected = rows.filter(({ record_id }) => selection.ids.has(record_id));
  const active = rows.find(({ record_id }) => record_id === activeId) ?? rows[0];
  const isRowActive = active?.record_id === activeId;

  const focusRow = (step: number) => {
    const at = active ? rows.indexOf(active) : -1;
    const next = rows[isRowActive ? at + step : at];
    if (!next) return;
    setPlace({ activeId: next.record_id });
    const link = document.getElementById(rowLinkId(next.record_id));
    link?.focus({ preventScroll: true });
    link?.closest('tr')?.scrollIntoView({ block: 'nearest' });
  };
  /** The rows that e and a act on. A row that may leave the list hands on to its neighbor. */
  const takeTargets = () => {
    if (selected.length > 0) {
      setSelection(noSelection);
      return selected;
    }
    if (!active || !isRowActive) return [];
    const at = rows.indexOf(active);
    setPlace({ activeId: (rows[at + 1] ?? rows[at - 1])?.record_id ?? null });
    return [active];
  };
  const markDone = () => {
    const targets = takeTargets().filter(({ state }) => state !== 'done');
    if (targets.length > 0) void work.markDone(targets);
  };
  const assign = () => {
    const targets = selected.length > 0 ? takeTargets() : active && isRowActive ? [active] : [];
    if (targets.length > 0) void work.assignToMe(targets);
  };
  const focusNext = () => focusRow(1);
  const focusPrevious = () => focusRow(-1);
  const open = () => active && isRowActive && navigate(`/records/${active.kind}/${active.record_id}`);
  const select = () => {
    const order = rows.map(({ record_id }) => record_id);
    if (active) setSelection(toggleRow(selection, order, active.record_id, { range: false }));
  };
  const acts: Partial<Record<string, () => unknown>> = {
    j: focusNext,
    ArrowDown: focusNext,
    k: focusPrevious,
    ArrowUp: focusPrevious,
    Enter: open,
    x: select,
    e: markDone,
    a: assign,
    z: () => work.report?.undo?.(),
    '/': () => search.current?.focus(),
    '?': () => keys.current?.showModal(),
  };
  useKeys(({ key, target }) => {
    const within = (selector: string) => target instanceof HTMLElement && target.closest(selector) !== null;
    // Enter presses the focused link or button. Arrows scroll, unless a row has the focus.
    if (key === 'Enter' && within('a, button, input, summary')) return undefined;
    return key.startsWith('Arrow') && !within('tbody') ? undefined : acts[key];
  });

  const hasSearched = isNarrowed(view) && entries && !list.isPlaceholderData;
  const found =
    hasSearched &&
    countFound(rows.length, list.hasNextPage, counts.isPlaceholderData ? undefined : counts.data, view);
  const announcement =
    selected.length > 0
      ? inbox.actions.selected(selected.length)
      : typeof found === 'number' && inbox.found(inbox.records(found));

  const isRefused = list.error instanceof RequestFailed && list.error.status === 403;
  if (isRefused)
    return (
      <FailureScreen error={list.error}>
        <Button onClick={() => location.reload()}>{inbox.offline.retry}</Button>
      </FailureScreen>
    );
  return (
    <div className="grid grid-cols-1 gap-2">
      <InboxHead
        {...{ me, view, search }}
        counts={counts.data}
        arrivals={arrivals}
        onChange={(change) => {
          setSelection(noSelection);
          changeView(change);
        }}
        onShowKeys={() => keys.current?.showModal()}
        onShowNew={() => {
          scrollTo({ top: 0 });
          void list.refetch();
          void counts.refetch();
        }}
      />
      {list.isError && entries && (
        <p
          role="alert"
          className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-sm border-2 border-danger px-4 py-2 font-semibold"
        >
          {inbox.offline.list(formatTime(new Date(list.dataUpdatedAt).toISOString()))}
          <Button onClick={() => list.refetch()}>{inbox.offline.retry}</Button>
        </p>
      )}
      {list.isError && !entries && (
        <FailureScreen error={list.error}>
          <Button onClick={() => list.refetch()}>{inbox.offline.retry}</Button>
        </FailureScreen>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {list.isPending && <ListSkeleton />}
      {entries && (
        <div aria-busy={list.isPlaceholderData || undefined}>
          {rows.length > 0 ? (
            <InboxTable
              {...{ entries: rows, now, selection }}
              othersFrom={inTab?.length ?? rows.length}
              myId={me.id}
              activeId={active?.record_id}
              currentId={activeId}
              onActivate={(id) => setPlace({ activeId: id })}
              onSelect={setSelection}
            />
          ) : list.hasNextPage ? null : (
            <EmptyList
              {...{ view, counts: counts.data }}
              areCountsCurrent={!counts.isPlaceholderData}
              kinds={me.kinds}
              onChange={changeView}
            />
          )}
          <SnoozedNote view={view} counts={counts.data} onShow={() => changeView({ only: 'snoozed' })} />
          <ListFoot list={list} count={rows.length} />
        </div>
      )}
      <WorkBar
        count={selected.length}
        work={work}
        onDone={markDone}
        onAssign={assign}
        onClear={() => setSelection(noSelection)}
      />
      <KeysDialog dialog={keys} />
      {work.asked && <OutcomeDialog {...work.asked} onChoose={work.answer} onClose={work.stopAsking} />}
    </div>
  );
}
