import { useMutation } from '@tanstack/react-query';
import type { Kind } from '#domain/kinds.ts';
import type { InboxEntry } from '#domain/records.ts';
import { officeDate } from '#office/clock.ts';
import { api } from '../../api/client.ts';
import { download } from '../../api/download.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { deletion, exporting, person } from '../../words/person.ts';
import { DeleteButton } from './delete-dialog.tsx';

/** For an owner: export or delete the selected records. */
export function PersonActions({ entries }: { entries: InboxEntry[] }) {
  const records = entries.map(({ kind, record_id }) => ({ kind, id: record_id }));
  return (
    <section
      aria-label={person.actions}
      className="flex flex-wrap items-center gap-3 rounded-md bg-sunken p-4 [&>[role=alert]]:order-2 [&>[role=alert]]:basis-full"
    >
      <p role="status" className="basis-full font-semibold md:flex-1">
        {person.chosen(records.length)}
      </p>
      <ExportButton records={records} />
      <DeleteButton target={{ of: 'person', records }} label={deletion.open} />
    </section>
  );
}

function ExportButton({ records }: { records: { kind: Kind; id: string }[] }) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => {
      const today = officeDate(new Date());
      return download(api.persons.export.$post({ json: { records } }), exporting.fileName(today));
    },
  });
  const isIdle = records.length === 0 || isPending;
  return (
    <>
      <Button aria-disabled={isIdle || undefined} onClick={() => !isIdle && mutate()}>
        {isPending ? exporting.busy : exporting.submit}
      </Button>
      <p role="status" className="order-1 basis-full text-sm text-muted">
        {isSuccess ? exporting.done : exporting.sealed}
      </p>
      {error && <Failure error={error} />}
    </>
  );
}
