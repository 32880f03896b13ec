import { type RefObject, useState } from 'react';
import type { Counts } from '../../../server/staff/inbox/list-entries.ts';
import { inbox } from '../../words/inbox.ts';
import type { Me } from '../shell/use-me.ts';
import { exportList } from './export-list.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxTabs } from './inbox-tabs.tsx';
import { SearchField } from './search-field.tsx';
import { useJobs } from './use-inbox.ts';
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

function ExportButton({ view }: { view: View }) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const save = () => {
    setState('busy');
    exportList(view).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <button type="button" className="inbox-quiet" disabled={state === 'busy'} onClick={save}>
        {state === 'busy' ? inbox.actions.exporting : inbox.actions.export}
      </button>
      {state === 'failed' && (
        <p role="alert" className="inbox-alert">
          {inbox.results.exportFailed}
        </p>
      )}
    </>
  );
}
