import { lazy, Suspense, useState } from 'react';
import type { ShownFile } from '../../../server/staff/records/shown-record.ts';
import { fileWords as words } from '../../words/files.ts';
import type { Me } from '../shell/use-me.ts';
import { DownloadStep } from './download-step.tsx';
import type { Address } from './use-record.ts';

const FilePreview = lazy(() => import('./preview/file-preview.tsx'));

type Props = { address: Address; me: Me };

export function RecordFiles({ address, files, me }: Props & { files: ShownFile[] }) {
  return (
    <section className="record-card">
      <h2>{words.title}</h2>
      {files.map((file) => (
        <RecordFile key={file.part} address={address} file={file} me={me} />
      ))}
    </section>
  );
}

function RecordFile({ address, file, me }: Props & { file: ShownFile }) {
  const [isOpen, setOpen] = useState(false);
  const { part, type, preview, scan, stored, size } = file;
  const canShow = stored && preview && scan !== 'found';
  const canDownload = stored && (scan !== 'found' || me.role === 'owner');
  return (
    <div className="record-file">
      <div className="record-file-head">
        <h3>{words.parts[part]}</h3>
        <p className="text-sm text-muted">
          {words.types[type ?? ''] ?? words.unknownType}
          {size !== null && `, ${formatSize(size)}`}
        </p>
        {stored && (
          <p className="record-scan" data-scan={scan}>
            {words.scans[scan]}
          </p>
        )}
        {canShow && (
          <button
            type="button"
            className="record-button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? words.hide : words.show}
            <span className="sr-only">{words.parts[part]}</span>
          </button>
        )}
        {canDownload && <DownloadStep address={address} file={file} />}
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
        <Suspense fallback={<p className="record-frame-state">{words.loading}</p>}>
          <FilePreview address={address} part={part} preview={preview} />
        </Suspense>
      )}
    </div>
  );
}

function Trouble({ title, advice }: { title: string; advice: string }) {
  return (
    <div className="record-trouble">
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
