import { useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../api/client.ts';
import { RequestFailed } from '../../api/request-failed.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Failure } from '../../ui/failure.tsx';
import { countKinds, deletion as words } from '../../words/person.ts';
import { DeleteForm } from './delete-form.tsx';
import { recordsOf, type Target } from './use-deletion.ts';

type Props = { target: Target; onClose: () => void };

/** Names what will go, and asks for a reason and a word that nobody types by accident. */
export function DeleteDialog({ target, onClose }: Props) {
  const records = recordsOf(target);
  const { data, error } = useQuery({
    queryKey: ['deletion-count', records],
    gcTime: 0,
    staleTime: 0,
    queryFn: () => readBody(api.persons.count.$post({ json: { records } })),
  });
  return (
    <Dialog title={words.title} onClose={onClose}>
      {error && <Failure error={error} />}
      {data?.records.length === 0 && <Failure error={new RequestFailed('not_found')} />}
      {!data && !error && <p role="status">{words.counting}</p>}
      {data && data.records.length > 0 && (
        <>
          <div className="grid gap-2">
            <p>{words.what}</p>
            <ul className="rounded-sm bg-sunken px-4 py-3">
              <li>{countKinds(data.records)}</li>
              {data.files > 0 && <li>{words.files(data.files)}</li>}
              {data.notes > 0 && <li>{words.notes(data.notes)}</li>}
              {data.holdsNumber && <li>{words.number}</li>}
            </ul>
            <p className="font-semibold">{words.final}</p>
          </div>
          <DeleteForm target={target} onCancel={onClose} />
        </>
      )}
    </Dialog>
  );
}
