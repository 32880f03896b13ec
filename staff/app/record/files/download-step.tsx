import { useMutation } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { ShownFile } from '../../../../server/staff/records/shown-record.ts';
import { api } from '../../../api/client.ts';
import { describeFailure } from '../../../api/describe-failure.ts';
import { download } from '../../../api/download.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { downloadWords as words } from '../../../words/files.ts';
import { problemLook, rowLook, troubleLook } from '../../ui/looks.ts';
import type { Address } from '../ui/use-record.ts';

const files = api.files[':kind'][':id'][':part'];

type Props = { address: Address; file: ShownFile; title: string };

/** Says why the original is risky, and asks before it is downloaded. */
export function DownloadStep({ address, file: { part, scan }, title }: Props) {
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  // The buttons of the question are about to be hidden, and one of them has the focus.
  const close = () => {
    opener.current?.focus();
    setAsking(false);
  };
  const { mutate, error, isSuccess } = useMutation({
    mutationFn: () => {
      const json = scan === 'found' ? ({ despite: 'found' } as const) : {};
      return download(files.download.$post({ param: { ...address, part }, json }));
    },
    onSuccess: close,
  });
  return (
    <>
      <ToolButton
        ref={opener}
        aria-expanded={isAsking}
        aria-controls={id}
        onClick={() => setAsking(!isAsking)}
      >
        {words.open}
        <span className="sr-only">{title}</span>
      </ToolButton>
      <div id={id} hidden={!isAsking} className={`basis-full ${troubleLook}`}>
        <p>
          <b>{words.title}</b>
        </p>
        <p>
          {words.risk} {scan === 'not scanned' && words.unscanned} {words.recorded}
        </p>
        <p className={rowLook}>
          <ToolButton look="danger" onClick={() => mutate()}>
            {scan === 'found' ? words.confirmFound : words.confirm}
          </ToolButton>
          <ToolButton onClick={close}>{words.cancel}</ToolButton>
        </p>
      </div>
      <p role="status" className={`basis-full empty:hidden ${error ? problemLook : ''}`}>
        {error && describeFailure(error)}
        {isSuccess && words.done}
      </p>
    </>
  );
}
