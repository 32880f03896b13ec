import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AuditFilter } from '../../../server/staff/audit/audit-filter.ts';
import type { Before } from '../../../server/staff/audit/read-audit.ts';
import { api, readBody } from '../../api/client.ts';
import { describeFailure } from '../../api/describe-failure.ts';
import { download } from '../../api/download.ts';
import { Button } from '../../ui/button.tsx';
import { audit as words } from '../../words/audit.ts';
import { shell } from '../../words/shell.ts';
import { FailureScreen } from '../ui/failure-screen.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { AuditLines } from './audit-lines.tsx';
import { useAuditFilter } from './use-audit-filter.ts';

const load = (filter: AuditFilter, before?: Before) =>
  readBody(api.audit.list.$post({ json: { filter, ...(before && { before }) } }));
export type AuditEntry = Awaited<ReturnType<typeof load>>['lines'][number];

export function Component() {
  const { filter, setFilter, clear, isFiltered } = useAuditFilter();
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['audit', 'list', filter],
    queryFn: ({ pageParam }) => load(filter, pageParam),
    initialPageParam: undefined as Before | undefined,
    getNextPageParam: ({ lines, hasMore }) => {
      const last = lines.at(-1);
      return hasMore && last ? { at: last.at, id: last.id } : undefined;
    },
  });
  if (error) return <FailureScreen error={error} />;
  const lines = data?.pages.flatMap((page) => page.lines);
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div>
          <h1 className="text-title">{shell.links.audit}</h1>
          <p className="max-w-prose text-muted">{words.lead}</p>
        </div>
        <ExportButton filter={filter} />
      </header>
      <AuditFilters filter={filter} setFilter={setFilter} clear={isFiltered ? clear : undefined} />
      <div aria-live="polite" className="sr-only">
        {!lines && words.loading}
      </div>
      {lines && <AuditLines lines={lines} />}
      {lines && lines.length > 0 && (
        <p className="py-4">
          {hasNextPage ? (
            <Button aria-disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {isFetchingNextPage ? words.loading : words.older}
            </Button>
          ) : (
            <span className="text-muted">{words.end}</span>
          )}
        </p>
      )}
    </>
  );
}

/** Saves the lines that match as a file. */
function ExportButton({ filter }: { filter: AuditFilter }) {
  const queries = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => download(api.audit.export.$post({ json: filter })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['audit'] }),
  });
  return (
    <div className="grid justify-items-end gap-1">
      <Button aria-disabled={isPending} onClick={() => !isPending && mutate()}>
        {isPending ? words.exporting : words.export}
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {isSuccess && words.exported}
        {error && describeFailure(error)}
      </p>
    </div>
  );
}
