import { useState } from 'react';
import type { Kind } from '#domain/kinds.ts';
import { Button } from '../../ui/button.tsx';
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
      <Button onClick={() => setDialog('open')} look="danger">
        {words.openRecord}
      </Button>
      {dialog === 'open' && (
        <DeleteDialog target={{ of: 'record', record: { kind, id } }} onClose={() => setDialog('closed')} />
      )}
    </>
  );
}
