import { useState } from 'react';
import type { InboxEntry } from '#domain/records.ts';
import { deletion, person as words } from '../../words/person.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { ExportButton } from './export-button.tsx';

/** For an owner: export or delete the selected records. */
export function PersonActions({ entries }: { entries: InboxEntry[] }) {
  const [dialog, setDialog] = useState<'closed' | 'open'>('closed');
  const records = entries.map(({ kind, record_id }) => ({ kind, id: record_id }));
  const isEmpty = records.length === 0;
  return (
    <section aria-label={words.actions} className="person-actions">
      <p role="status" className="font-semibold">
        {words.chosen(records.length)}
      </p>
      <ExportButton records={records} />
      <button
        type="button"
        aria-disabled={isEmpty || undefined}
        onClick={() => !isEmpty && setDialog('open')}
        data-look="danger"
        className="staff-button"
      >
        {deletion.open}
      </button>
      {dialog === 'open' && (
        <DeleteDialog target={{ of: 'person', records }} onClose={() => setDialog('closed')} />
      )}
    </section>
  );
}
