import { useMutation } from '@tanstack/react-query';
import type { Kind } from '#domain/kinds.ts';
import { api, RequestFailed, readBody } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { exporting as words } from '../../words/person.ts';
import { InlineFailure } from '../shell/inline-failure.tsx';

type Props = { records: { kind: Kind; id: string }[] };

export function ExportButton({ records }: Props) {
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: download });
  const isIdle = records.length === 0 || isPending;
  return (
    <>
      <Button aria-disabled={isIdle || undefined} onClick={() => !isIdle && mutate(records)}>
        {isPending ? words.busy : words.submit}
      </Button>
      <p role="status" className="order-1 basis-full text-sm text-muted">
        {isSuccess ? words.done : words.sealed}
      </p>
      {error && <InlineFailure error={error} />}
    </>
  );
}

async function download(records: Props['records']): Promise<void> {
  const response = await api.persons.export.$post({ json: { records } }).catch(() => {
    throw new RequestFailed('offline', 0);
  });
  if (!response.ok) await readBody(Promise.resolve(response));
  // A zip that broke off is not saved.
  const zip = await response.blob().catch(() => {
    throw new RequestFailed('offline', 0);
  });
  saveFile(zip, words.fileName(new Date().toISOString().slice(0, 10)));
}
