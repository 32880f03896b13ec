import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { LineIcon } from '#app/ui/line-icon.tsx';
import { shell } from '../words/shell.ts';

/** On a phone it fills the lower part, near the thumb. */
const shape =
  'mx-auto mt-auto mb-0 max-h-[min(100dvh,52rem)] w-[min(32rem,100vw)] max-w-none overflow-y-auto rounded-t-md bg-panel px-5 pt-6 pb-[calc(1.5rem+env(safe-area-inset-bottom))] text-ink shadow-float open:grid open:grid-cols-1 open:content-start open:gap-5 md:m-auto md:max-h-[min(100dvh-2rem,60rem)] md:rounded-md md:p-8';

const backdrops = {
  plain: 'backdrop:bg-(--backdrop)',
  curtain: 'backdrop:bg-(--curtain) backdrop:[backdrop-filter:blur(1.25rem)]',
};

export function dialogLook(look: keyof typeof backdrops): string {
  return `${shape} ${backdrops[look]}`;
}

type Props = {
  title: string;
  /** Without it the dialog cannot be left by Escape or its button. */
  onClose?: () => void;
  /** A curtain hides the page behind it: whoever passes by reads nothing. */
  look?: keyof typeof backdrops;
  /** For a form with something beside it. */
  isWide?: true;
  children: ReactNode;
};

/** On the button that changes nothing, in a dialog without a field. */
export const safeButton = { 'data-safe': true };

const firstFocus = 'input:not([hidden], [readonly], [type=radio]:not(:checked)), select, textarea';

/**
 * A modal dialog, open as long as it is rendered. It opens on its first field or its safe button. The browser keeps the focus
 * in it, and returns it afterwards.
 */
export function Dialog({ title, onClose, look = 'plain', isWide, children }: Props) {
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  // A layout effect, because its cleanup runs before the element is removed: only a dialog that is closed returns the focus.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    const first =
      dialog?.querySelector<HTMLElement>('[data-safe]') ?? dialog?.querySelector<HTMLElement>(firstFocus);
    first?.focus();
    return () => {
      dialog?.close();
      // What had it may be gone.
      if (document.activeElement === document.body) document.querySelector<HTMLElement>('#content')?.focus();
    };
  }, []);
  // After every render: what had the focus may have been replaced.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  });
  return (
    <dialog
      ref={element}
      aria-labelledby={id}
      className={`${dialogLook(look)} ${isWide ? 'lg:w-[min(64rem,100vw-2rem)]' : ''}`.trimEnd()}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <header className="flex items-start justify-between gap-4">
        <h2 id={id} ref={heading} tabIndex={-1} className="min-w-0 text-title wrap-anywhere">
          {title}
        </h2>
        {onClose && (
          <button
            type="button"
            onClick={onClose}
            aria-label={shell.close}
            className="-my-2 -me-2 grid size-11 flex-none place-items-center rounded-full hover:bg-hover"
          >
            <LineIcon d="m3 3 10 10M13 3 3 13" grid={16} strokeWidth={2} className="size-4" />
          </button>
        )}
      </header>
      {children}
    </dialog>
  );
}
