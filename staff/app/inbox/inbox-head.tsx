import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { buttonLook } from '#app/ui/button.tsx';
import { TextButton } from '#app/ui/text-button.tsx';
import type { Counts } from '../../../server/staff/inbox/list-entries.ts';
import { api } from '../../api/client.ts';
import { download } from '../../api/download.ts';
import { Failure } from '../../ui/failure.tsx';
import { inbox } from '../../words/inbox.ts';
import type { Me } from '../ui/use-me.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxTabs } from './inbox-tabs.tsx';
import { keyLook } from './keys-dialog.tsx';
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
    <header className="grid gap-2.5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-title">{inbox.title}</h1>
        <SearchField search={view.search} field={search} onSearch={(text) => onChange({ search: text })} />
        <div className="ms-auto flex items-center gap-2">
          <TextButton
            className="hidden px-2 mouse:grid mouse:min-h-9 mouse:place-items-center"
            aria-label={inbox.actions.keys}
            onClick={onShowKeys}
          >
            <span aria-hidden="true" className={`grid ${keyLook}`}>
              ?
            </span>
          </TextButton>
          {me.role === 'owner' && <ExportButton view={view} />}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <InboxTabs tab={view.tab} counts={counts} onChange={(tab) => onChange({ tab })} />
        <div className="hidden lg:block">{filters}</div>
        <details
          className="grow basis-full lg:hidden"
          open={isNarrowed({ ...view, search: '' }) || undefined}
        >
          <summary className={buttonLook({ look: 'quiet', size: 'small' })}>{inbox.filters.title}</summary>
          {filters}
        </details>
      </div>
      <div role="status">
        {arrivals.arrived > 0 && (
          <button
            type="button"
            className="block min-h-11 w-full rounded-sm bg-amber font-bold text-navy"
            onClick={onShowNew}
          >
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
      <TextButton
        className="px-2 mouse:min-h-9"
        aria-disabled={isPending}
        onClick={() => !isPending && mutate()}
      >
        {isPending ? inbox.actions.exporting : inbox.actions.export}
      </TextButton>
      {error && <Failure error={error} />}
    </>
  );
}
