import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { loadMoreOf, useCounts } from '../inbox/use-inbox.ts';
import { countListed } from '../inbox/view.ts';
import { setPlace, usePlace } from '../inbox/view-store.ts';
import type { Address } from './ui/use-record.ts';

/** What the inbox hands over when it opens a record: its list, in its order. */
type RecordListState = { list?: Address[] };

/** The records before and after this one in the list that it was opened from. The list goes on where the inbox stopped loading. */
export function useNeighbors({ kind, id }: Address) {
  const { state, key } = useLocation() as { state: RecordListState | null; key: string };
  const { view } = usePlace();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isLoading, setLoading] = useState(false);
  const list = state?.list ?? [];
  const at = list.findIndex((address) => address.kind === kind && address.id === id);

  // The list that was handed over may go on.
  const { data: counts } = useCounts(view, at >= 0);
  const total = Math.max(list.length, counts ? countListed(counts, view) : 0);

  const goTo = (next: Address | undefined, known = list) => {
    if (!next) return;
    // Back in the inbox, the row of the record that was read last has the focus.
    setPlace({ activeId: next.id });
    void navigate(`/records/${next.kind}/${next.id}`, { state: { list: known }, replace: true });
  };
  const goNext = async () => {
    if (at < 0 || isLoading) return;
    if (at < list.length - 1) return goTo(list[at + 1]);
    setLoading(true);
    const known = new Set(list.map((address) => address.id));
    // Without a connection there is no next one yet.
    const loaded = await loadMoreOf(queries, view).catch(() => []);
    setLoading(false);
    const more = loaded.filter((address) => !known.has(address.id));
    goTo(more[0], [...list, ...more]);
  };

  return {
    /** Undefined without a list. */
    place: at < 0 ? undefined : { at: at + 1, of: total },
    hasPrevious: at > 0,
    goNext,
    goPrevious: () => goTo(list[at - 1]),
    // Without a history of this tab, "back" would leave the app.
    goBack: () => void (key === 'default' ? navigate('/') : navigate(-1)),
  };
}

export type Neighbors = ReturnType<typeof useNeighbors>;
