import { type ReactNode, useEffect, useId, useRef } from 'react';
import { shell } from '../words/shell.ts';

type Props = {
  title: string;
  /** Without it the dialog cannot be left by Escape or its button. */
  onClose?: () => void;
  /** A curtain hides the page behind it: whoever passes by reads nothing. A sheet comes from the bottom of a phone. */
  look?: 'plain' | 'curtain' | 'sheet';
  children: ReactNode;
};

/** A modal dialog, open as long as it is rendered. The browser keeps the focus in it, and returns it afterwards. */
export function Dialog({ title, onClose, look = 'plain', children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    element.current?.showModal();
  }, []);
  return (
    <dialog
      ref={element}
      aria-labelledby={id}
      data-look={look}
      className="staff-dialog"
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <header className="flex items-start justify-between gap-4">
        <h2 id={id} className="min-w-0 text-title wrap-anywhere">
          {title}
        </h2>
        {onClose && (
          <button type="button" onClick={onClose} aria-label={shell.close} className="staff-close">
            <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4">
              <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        )}
      </header>
      {children}
    </dialog>
  );
}
