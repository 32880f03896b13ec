import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ShownFile } from '../../../server/staff/records/shown-record.ts';
import { api } from '../../api/client.ts';
import { describeFailure } from '../../api/describe-failure.ts';
import { download } from '../../api/download.ts';
import { fileWords, downloadWords as words } from '../../words/files.ts';
import type { Address } from './use-record.ts';

const files = api.files[':kind'][':id'][':part'];

type Props = { address: Address; file: ShownFile };

/** Says why the original is risky, and asks before it is downloaded. */
export function DownloadStep({ address, file: { part, scan } }: Props) {
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  const { mutate, error, isSuccess } = useMutation({
    mutationFn: () => {
      const json = scan === 'found' ? ({ despite: 'found' } as const) : {};
      return download(files.download.$post({ param: { ...address, part }, json }));
    },
    onSuccess: () => setAsking(false),
  });
  return (
    <>
      <button
        type="button"
        className="record-button"
        aria-expanded={isAsking}
        aria-controls={id}
        onClick={() => setAsking(!isAsking)}
      >
        {words.open}
        <span className="sr-only">{fileWords.parts[part]}</span>
      </button>
      <div id={id} hidden={!isAsking} className="record-trouble">
        <p>
          <b>{words.title}</b>
        </p>
        <p>
          {words.risk} {scan === 'not scanned' && words.unscanned} {words.recorded}
        </p>
        <p className="record-actions">
          <button type="button" className="record-button" data-look="danger" onClick={() => mutate()}>
            {scan === 'found' ? words.confirmFound : words.confirm}
          </button>
          <button type="button" className="record-button" onClick={() => setAsking(false)}>
            {words.cancel}
          </button>
        </p>
      </div>
      <p role="status" className={error ? 'record-problem' : 'record-file-note'}>
        {error && describeFailure(error)}
        {isSuccess && words.done}
      </p>
    </>
  );
}
