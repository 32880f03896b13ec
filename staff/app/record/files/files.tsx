import { lazy, Suspense, useState } from 'react';
import type { ShownFile } from '../../../../server/staff/records/shown-record.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { fileWords as words } from '../../../words/files.ts';
import { troubleLook } from '../../ui/looks.ts';
import type { Me } from '../../ui/use-me.ts';
import { Card } from '../ui/card.tsx';
import type { Address } from '../ui/use-record.ts';
import { DownloadStep } from './download-step.tsx';

const FilePreview = lazy(() => import('./file-preview.tsx'));

const scanLooks: Record<ShownFile['scan'], string> = {
  clean: 'border-current text-accent',
  found: 'border-current text-danger',
  'not scanned': 'border-line',
};

type Props = { address: Address; me: Me };

export function RecordFiles({ address, files, me }: Props & { files: ShownFile[] }) {
  return (
    <Card title={words.title}>
      {files.map((file) => (
        <RecordFile
          key={file.part}
          address={address}
          file={file}
          title={words.parts[file.part] ?? words.photo(file.part)}
          me={me}
        />
      ))}
    </Card>
  );
}

export function RecordFile({ address, file, title, me }: Props & { file: ShownFile; title: string }) {
  const [isOpen, setOpen] = useState(false);
  const { part, type, preview, scan, stored, size } = file;
  const canShow = stored && preview && scan !== 'found';
  const canDownload = stored && (scan !== 'found' || me.role === 'owner');
  return (
    <div className="grid grid-cols-1 gap-3 not-first-of-type:border-t not-first-of-type:border-line not-first-of-type:pt-3.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h3 className="wrap-anywhere">{title}</h3>
        <p className="text-sm text-muted">
          {words.types[type ?? ''] ?? words.unknownType}
          {size !== null && `, ${formatSize(size)}`}
        </p>
        {stored && (
          <p className={`me-auto rounded-full border px-2.5 py-px text-2xs font-semibold ${scanLooks[scan]}`}>
            {words.scans[scan]}
          </p>
        )}
        {canShow && (
          <ToolButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? words.hide : words.show}
            <span className="sr-only">{title}</span>
          </ToolButton>
        )}
        {canDownload && <DownloadStep address={address} file={file} title={title} />}
      </div>
      {!stored && <Trouble {...words.missing} />}
      {stored && scan === 'found' && (
        <Trouble
          title={words.found.title}
          advice={`${words.found.advice} ${me.role === 'owner' ? words.found.owner : ''}`}
        />
      )}
      {stored && scan !== 'found' && !preview && <p className="text-sm text-muted">{words.noPreview}</p>}
      {isOpen && preview && (
        <Suspense fallback={<p>{words.loading}</p>}>
          <FilePreview address={address} part={part} title={title} preview={preview} />
        </Suspense>
      )}
    </div>
  );
}

function Trouble({ title, advice }: { title: string; advice: string }) {
  return (
    <div className={troubleLook}>
      <p>
        <b>{title}</b>
      </p>
      <p>{advice}</p>
    </div>
  );
}

function formatSize(bytes: number): string {
  return bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
