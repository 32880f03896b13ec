import { useRef } from 'react';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { composerWords as words } from '../../../words/conversation.ts';
import { problemLook } from '../../ui/looks.ts';
import type { useAttachedFiles } from './use-attached-files.ts';

type Props = { attached: ReturnType<typeof useAttachedFiles> };

/** The files that go with an answer. */
export function AttachedFiles({ attached: { files, problems, remove } }: Props) {
  return (
    <>
      {files.length > 0 && (
        <ul className="grid gap-1">
          {files.map(({ id, name, state }) => (
            <li key={id} className="flex flex-wrap items-center gap-2 text-xs">
              <span className="wrap-anywhere">{name}</span>
              {state === 'uploading' && <span className="text-muted">{words.uploading}</span>}
              <ToolButton look="icon" aria-label={words.removeFile(name)} onClick={() => remove(id)}>
                ✕
              </ToolButton>
            </li>
          ))}
        </ul>
      )}
      <div role="status" className="text-xs empty:hidden">
        {problems.map((problem) => (
          <p key={problem} className={problemLook}>
            {problem}
          </p>
        ))}
      </div>
    </>
  );
}

/** Opens the file chooser. */
export function AttachButton({ attached }: Props) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        type="file"
        multiple
        hidden
        accept=".pdf,.doc,.docx,.jpg,.jpeg,.png"
        aria-label={words.files}
        onChange={({ currentTarget }) => {
          void attached.add([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <ToolButton title={words.filesHint} onClick={() => field.current?.click()}>
        {words.files}
      </ToolButton>
    </>
  );
}
