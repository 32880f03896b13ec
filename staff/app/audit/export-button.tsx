import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AuditFilter } from '../../../server/staff/audit/audit-filter.ts';
import { api } from '../../api/client.ts';
import { describeFailure } from '../../api/describe-failure.ts';
import { download } from '../../api/download.ts';
import { Button } from '../../ui/button.tsx';
import { audit as words } from '../../words/audit.ts';

/** Saves the lines that match as a file. */
export function ExportButton({ filter }: { filter: AuditFilter }) {
  const queries = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => download(api.audit.export.$post({ json: filter })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['audit'] }),
  });
  return (
    <div className="grid justify-items-end gap-1">
      <Button
        aria-disabled={isPending}
        onClick={() => {
          if (!isPending) mutate();
        }}
      >
        {isPending ? words.exporting : words.export}
      </Button>
      <p role="status" className="text-sm text-muted empty:hidden">
        {isSuccess && words.exported}
        {error && describeFailure(error)}
      </p>
    </div>
  );
}
