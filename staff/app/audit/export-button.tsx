import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AuditFilter } from '../../../server/staff/audit/audit-filter.ts';
import { api, RequestFailed } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { audit as words } from '../../words/audit.ts';
import { failures } from '../../words/shell.ts';

/** Saves the lines that match as a file. */
export function ExportButton({ filter }: { filter: AuditFilter }) {
  const queries = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => exportAudit(filter),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['audit'] }),
  });
  const code = error instanceof RequestFailed ? error.code : 'failed';
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
        {error && failures[code]?.title}
      </p>
    </div>
  );
}

async function exportAudit(filter: AuditFilter): Promise<void> {
  const response = await api.audit.export.$post({ json: filter }).catch(() => {
    throw new RequestFailed('offline', 0);
  });
  if (!response.ok) throw new RequestFailed('failed', response.status);
  const address = URL.createObjectURL(await response.blob());
  const link = Object.assign(document.createElement('a'), { href: address, download: 'audit.csv' });
  link.click();
  URL.revokeObjectURL(address);
}
