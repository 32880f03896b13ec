import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { Field } from '#app/forms/kit/fields/field.tsx';
import { useSchemaForm } from '#app/forms/kit/form/use-schema-form.ts';
import { api, readBody } from '../../api/client.ts';
import { RequestFailed } from '../../api/request-failed.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Failure } from '../../ui/failure.tsx';
import { StaffForm } from '../../ui/staff-form.tsx';
import { countKinds, deletion as words } from '../../words/person.ts';
import { recordsOf, type Target, useDeletion } from './use-deletion.ts';

/** For an owner. Asks before it deletes. */
export function DeleteButton({ target, label }: { target: Target; label: string }) {
  const [dialog, setDialog] = useState<'closed' | 'open'>('closed');
  const isEmpty = recordsOf(target).length === 0;
  return (
    <>
      <Button
        aria-disabled={isEmpty || undefined}
        onClick={() => !isEmpty && setDialog('open')}
        look="danger"
      >
        {label}
      </Button>
      {dialog === 'open' && <DeleteDialog target={target} onClose={() => setDialog('closed')} />}
    </>
  );
}

type Props = { target: Target; onClose: () => void };

/** Names what will go, and asks for a reason and a word that nobody types by accident. */
function DeleteDialog({ target, onClose }: Props) {
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
          <DeleteForm target={target} onClose={onClose} />
        </>
      )}
    </Dialog>
  );
}

const schema = z.object({
  deleteReason: z.string().check(z.trim(), z.minLength(5, words.errors.reason), z.maxLength(500)),
  deleteWord: z.string().check(
    z.trim(),
    z.refine((word) => word === 'DELETE', words.errors.word),
  ),
});

function DeleteForm({ target, onClose }: Props) {
  const form = useSchemaForm(schema);
  const remove = useDeletion();
  const { isSubmitting } = form.formState;
  const { setFocus } = form;
  // The dialog opened before its fields were there.
  useEffect(() => setFocus('deleteReason'), [setFocus]);
  const { fields } = words;
  const send = (values: { deleteReason: string }) => remove(target, values.deleteReason);
  return (
    <StaffForm form={form} label={words.title} words={fields} onSubmit={send}>
      <Field form={form} name="deleteReason" words={fields.deleteReason} autoComplete="off" maxLength={500} />
      <Field form={form} name="deleteWord" words={fields.deleteWord} autoComplete="off" spellCheck={false} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isSubmitting || undefined} look="danger">
          {isSubmitting ? words.busy : words.submit}
        </Button>
        <Button onClick={onClose}>{words.cancel}</Button>
      </div>
    </StaffForm>
  );
}
