import type { InboxEntry } from '#domain/records.ts';
import { deletion, person as words } from '../../words/person.ts';
import { DeleteButton } from './delete-dialog.tsx';
import { ExportButton } from './export-button.tsx';

/** For an owner: export or delete the selected records. */
export function PersonActions({ entries }: { entries: InboxEntry[] }) {
  const records = entries.map(({ kind, record_id }) => ({ kind, id: record_id }));
  return (
    <section
      aria-label={words.actions}
      className="flex flex-wrap items-center gap-3 rounded-md bg-sunken p-4 [&>[role=alert]]:order-2 [&>[role=alert]]:basis-full"
    >
      <p role="status" className="basis-full font-semibold md:flex-1">
        {words.chosen(records.length)}
      </p>
      <ExportButton records={records} />
      <DeleteButton target={{ of: 'person', records }} label={deletion.open} />
    </section>
  );
}
