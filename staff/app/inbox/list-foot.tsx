import { inbox } from '../../words/inbox.ts';
import { LoadMore } from './load-more.tsx';
import type { useInbox } from './use-inbox.ts';

/** The way to older records, or the end of the list. */
export function ListFoot({ list, count }: { list: ReturnType<typeof useInbox>; count: number }) {
  if (list.isPlaceholderData) return null;
  if (list.hasNextPage)
    return (
      <LoadMore
        isLoading={list.isFetchingNextPage}
        hasFailed={list.isFetchNextPageError}
        onLoad={() => list.fetchNextPage()}
      />
    );
  if (count === 0) return null;
  return <p className="py-4 text-center text-muted">{inbox.end(inbox.records(count))}</p>;
}
