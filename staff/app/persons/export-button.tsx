import { useMutation } from '@tanstack/react-query';
import type { Kind } from '#domain/kinds.ts';
import { api } from '../../api/client.ts';
import { download } from '../../api/download.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { exporting as words } from '../../words/person.ts';

type Props = { records: { kind: Kind; id: string }[] };

export function ExportButton({ records }: Props) {
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => download(api.persons.export.$post({ json: { records } }), nameForToday()),
  });
  const isIdle = records.length === 0 || isPending;
  return (
    <>
      <Button aria-disabled={isIdle || undefined} onClick={() => !isIdle && mutate()}>
        {isPending ? words.busy : words.submit}
      </Button>
      <p role="status" className="order-1 basis-full text-sm text-muted">
        {isSuccess ? words.done : words.sealed}
      </p>
      {error && <Failure error={error} />}
    </>
  );
}

function nameForToday(): string {
  return words.fileName(new Date().toISOString().slice(0, 10));
}
