import type { RefObject } from 'react';
import { inbox } from '../../words/inbox.ts';

/** The list of keys. Opened with `?`. */
export function KeysDialog({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  return (
    <dialog ref={dialog} aria-labelledby="inbox-keys-title" className="staff-dialog" closedby="any">
      <h2 id="inbox-keys-title" className="text-title">
        {inbox.keys.title}
      </h2>
      <dl className="inbox-keys">
        {inbox.keys.list.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted">{inbox.keys.note}</p>
      <form method="dialog">
        <button type="submit" className="staff-button">
          {inbox.keys.close}
        </button>
      </form>
    </dialog>
  );
}
