import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { Counts } from '../../../server/staff/inbox/list-entries.ts';
import { api } from '../../api/client.ts';
import { describeFailure } from '../../api/describe-failure.ts';
import { download } from '../../api/download.ts';
import { inbox } from '../../words/inbox.ts';
import type { Me } from '../shell/use-me.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxTabs } from './inbox-tabs.tsx';
import { SearchField } from './search-field.tsx';
import { filtersOf, useJobs } from './use-inbox.ts';
import { isNarrowed, type View } from './view.ts';

type Props = {
  me: Me;
  view: View;
  counts: Counts | undefined;
  arrivals: { arrived: number; more: boolean };
  search: RefObject<HTMLInputElement | null>;
  onChange: (change: Partial<View>) => void;
  onShowKeys: () => void;
  onShowNew: () => void;
};

/** Title, search, tabs and filters. */
export function InboxHead({ me, view, counts, arrivals, search, onChange, onShowKeys, onShowNew }: Props) {
  const { data: found } = useJobs(me.kinds.includes('application'));
  const filters = <InboxFilters {...{ view, onChange }} kinds={me.kinds} jobs={found?.jobs ?? []} />;
  return (
    <header className="inbox-head">
      <div className="inbox-top">
        <h1 className="text-title">{inbox.title}</h1>
        <SearchField search={view.search} field={search} onSearch={(text) => onChange({ search: text })} />
        <div className="inbox-actions">
          <button
            type="button"
            className="inbox-quiet inbox-keys-button"
            aria-label={inbox.actions.keys}
            onClick={onShowKeys}
          >
            <span aria-hidden="true" className="inbox-key">
              ?
            </span>
          </button>
          {me.role === 'owner' && <ExportButton view={view} />}
        </div>
      </div>
      <div className="inbox-tools">
        <InboxTabs tab={view.tab} counts={counts} onChange={(tab) => onChange({ tab })} />
        <div className="inbox-wide">{filters}</div>
        <details className="inbox-narrow" open={isNarrowed({ ...view, search: '' }) || undefined}>
          <summary className="staff-button">{inbox.filters.title}</summary>
          {filters}
        </details>
      </div>
      <div role="status">
        {arrivals.arrived > 0 && (
          <button type="button" className="inbox-new" onClick={onShowNew}>
            {inbox.newEntries(arrivals.arrived, arrivals.more)} · {inbox.showNew}
          </button>
        )}
      </div>
    </header>
  );
}

/** Saves the filtered list as a file. */
function ExportButton({ view }: { view: View }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => download(api.inbox.export.$post({ json: filtersOf(view) })),
  });
  return (
    <>
      <button type="button" className="inbox-quiet" disabled={isPending} onClick={() => mutate()}>
        {isPending ? inbox.actions.exporting : inbox.actions.export}
      </button>
      {error && (
        <p role="alert" className="inbox-alert">
          {describeFailure(error)}
        </p>
      )}
    </>
  );
}
