import { useState } from 'react';
import type { Kind } from '#domain/kinds.ts';
import { deletion as words } from '../../words/person.ts';
import { useMe } from '../shell/use-me.ts';
import { DeleteDialog } from './delete-dialog.tsx';

/** For the page of a record. Only an owner may delete. */
export function DeleteRecord({ kind, id }: { kind: Kind; id: string }) {
  const { data: me } = useMe();
  const [dialog, setDialog] = useState<'closed' | 'open'>('closed');
  if (me?.role !== 'owner') return null;
  return (
    <>
      <button type="button" onClick={() => setDialog('open')} data-look="danger" className="staff-button">
        {words.openRecord}
      </button>
      {dialog === 'open' && (
        <DeleteDialog target={{ of: 'record', record: { kind, id } }} onClose={() => setDialog('closed')} />
      )}
    </>
  );
}
