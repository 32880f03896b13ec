import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ShownFile } from '../../../server/staff/records/shown-record.ts';
import { api, RequestFailed } from '../../api/client.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { fileWords, downloadWords as words } from '../../words/files.ts';
import { problemLook, rowLook, troubleLook } from './looks.ts';
import type { Address } from './use-record.ts';

type Props = { address: Address; file: ShownFile };

/** Says why the original is risky, and asks before it is downloaded. */
export function DownloadStep({ address, file: { part, scan } }: Props) {
  const [isAsking, setAsking] = useState(false);
  const id = useId();
  const download = useMutation({
    mutationFn: async () => {
      const response = await api.files[':kind'][':id'][':part'].download
        .$post({ param: { ...address, part }, json: scan === 'found' ? { despite: 'found' } : {} })
        .catch(() => {
          throw new RequestFailed('offline', 0);
        });
      if (!response.ok) throw new RequestFailed((await readCode(response)) ?? 'failed', response.status);
      saveAs(await response.blob(), nameOf(response));
    },
    onSuccess: () => setAsking(false),
  });
  return (
    <>
      <ToolButton aria-expanded={isAsking} aria-controls={id} onClick={() => setAsking(!isAsking)}>
        {words.open}
        <span className="sr-only">{fileWords.parts[part]}</span>
      </ToolButton>
      <div id={id} hidden={!isAsking} className={`basis-full ${troubleLook}`}>
        <p>
          <b>{words.title}</b>
        </p>
        <p>
          {words.risk} {scan === 'not scanned' && words.unscanned} {words.recorded}
        </p>
        <p className={rowLook}>
          <ToolButton look="danger" onClick={() => download.mutate()}>
            {scan === 'found' ? words.confirmFound : words.confirm}
          </ToolButton>
          <ToolButton onClick={() => setAsking(false)}>{words.cancel}</ToolButton>
        </p>
      </div>
      <p role="status" className={`basis-full empty:hidden ${download.error ? problemLook : ''}`}>
        {download.error && problemOf(download.error)}
        {download.isSuccess && words.done}
      </p>
    </>
  );
}

function saveAs(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the blob after this task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

function nameOf({ headers }: { headers: Headers }): string {
  return /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'file';
}

async function readCode(response: { json(): Promise<unknown> }): Promise<string | undefined> {
  return ((await response.json().catch(() => undefined)) as { code?: string } | undefined)?.code;
}

function problemOf(error: Error): string | undefined {
  const code = error instanceof RequestFailed ? error.code : 'failed';
  return fileWords.failures[code] ?? fileWords.failures.failed;
}
