import type { RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { dialogLook } from '../../ui/dialog.tsx';
import { inbox } from '../../words/inbox.ts';

/** A key of the keyboard. */
export const keyLook =
  'min-h-6.5 min-w-6.5 place-items-center rounded-[6px] border border-line bg-sunken px-1.5 text-xs font-bold text-muted [font-family:inherit]';

/** The list of keys. Opened with `?`. */
export function KeysDialog({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  return (
    <dialog ref={dialog} aria-labelledby="inbox-keys-title" className={dialogLook('plain')} closedby="any">
      <h2 id="inbox-keys-title" className="text-title">
        {inbox.keys.title}
      </h2>
      <dl className="my-4">
        {inbox.keys.list.map(({ keys, does }) => (
          <div key={does} className="grid grid-cols-[6rem_1fr] items-center border-t border-line py-1.25">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd key={key} className={`inline-grid ${keyLook}`}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted">{inbox.keys.note}</p>
      <form method="dialog" className="mt-4">
        <Button type="submit">{inbox.keys.close}</Button>
      </form>
    </dialog>
  );
}
