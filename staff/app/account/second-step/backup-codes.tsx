import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { useFocusIfLost } from '../../../ui/use-focus-if-lost.ts';
import { backupWords } from '../../../words/account.ts';

type Props = { codes: string[]; doneLabel: string; onDone: () => void };

/** Shown once. The person confirms that they have stored them. */
export function BackupCodes({ codes, doneLabel, onDone }: Props) {
  const list = useFocusIfLost<HTMLUListElement>();
  const [answer, setAnswer] = useState<'open' | 'stored' | 'missing'>('open');
  return (
    <div className="grid grid-cols-1 gap-5">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={backupWords.list}
        className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-sm bg-sunken p-5 font-mono text-base"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={codes.join('\n')} label={backupWords.copy} />
        <Button onClick={() => download(codes)}>{backupWords.download}</Button>
        <Button onClick={() => print()}>{backupWords.print}</Button>
      </div>
      <form
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (answer === 'stored') onDone();
          else setAnswer('missing');
        }}
      >
        <p className="flex min-h-11 items-center gap-3">
          <input
            id="codes-stored"
            type="checkbox"
            aria-required="true"
            aria-invalid={answer === 'missing' || undefined}
            aria-describedby="codes-stored-error"
            onChange={(event) => setAnswer(event.target.checked ? 'stored' : 'open')}
            className="size-6 flex-none accent-accent"
          />
          <label htmlFor="codes-stored">{backupWords.stored}</label>
        </p>
        <p id="codes-stored-error" role="alert" className="font-semibold text-danger empty:hidden">
          {answer === 'missing' && backupWords.storeFirst}
        </p>
        <button type="submit" className="submit-button">
          {doneLabel}
        </button>
      </form>
    </div>
  );
}

function download(codes: string[]): void {
  const text = [backupWords.fileHead, '', ...codes, ''].join('\n');
  saveFile(new Blob([text], { type: 'text/plain' }), backupWords.fileName);
}
