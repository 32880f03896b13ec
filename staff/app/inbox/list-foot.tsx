import { useEffect, useEffectEvent, useRef } from 'react';
import { TextButton } from '#app/ui/text-button.tsx';
import type { Counts } from '../../../server/staff/inbox/list-entries.ts';
import { Button } from '../../ui/button.tsx';
import { inbox } from '../../words/inbox.ts';
import type { useInbox } from './use-inbox.ts';
import type { View } from './view.ts';

type List = ReturnType<typeof useInbox>;

/** The way to older records, or the end of the list. */
export function ListFoot({ list, count }: { list: List; count: number }) {
  if (list.isPlaceholderData) return null;
  if (list.hasNextPage) return <LoadMore list={list} />;
  if (count === 0) return null;
  return <p className="py-4 text-center text-muted">{inbox.end(inbox.records(count))}</p>;
}

type SnoozedProps = { view: View; counts: Counts | undefined; onShow: () => void };

/** What the lists of open records leave out until its day. */
export function SnoozedNote({ view, counts, onShow }: SnoozedProps) {
  const snoozed = counts?.counts.snoozed ?? 0;
  if (snoozed === 0 || view.only || view.tab === 'done' || view.tab === 'all') return null;
  return (
    <p className="pt-4 text-center text-muted">
      {inbox.snoozed(snoozed)} ·{' '}
      <TextButton className="px-1" onClick={onShow}>
        {inbox.showSnoozed}
      </TextButton>
    </p>
  );
}

/** Loads the next page before its button comes into sight. The button is for those who reach it first, and for a retry. */
function LoadMore({ list }: { list: List }) {
  const { isFetchingNextPage: isLoading, isFetchNextPageError: hasFailed, fetchNextPage } = list;
  const button = useRef<HTMLButtonElement>(null);
  const load = useEffectEvent(() => {
    if (!isLoading && !hasFailed) void fetchNextPage();
  });
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load();
      },
      { rootMargin: '600px' },
    );
    if (button.current) observer.observe(button.current);
    return () => observer.disconnect();
  }, []);
  return (
    <p className="my-4 text-center">
      <Button ref={button} aria-disabled={isLoading} onClick={() => !isLoading && fetchNextPage()}>
        {isLoading ? inbox.loadingMore : inbox.loadMore}
      </Button>
    </p>
  );
}
