import { inbox } from '../../words/inbox.ts';
import type { Report } from './use-work.ts';

const { actions } = inbox;

type Props = {
  count: number;
  isBusy: boolean;
  report: Report | undefined;
  onDone: () => void;
  onAssign: () => void;
  onClear: () => void;
  onDismiss: () => void;
};

/** What can be done with the selected rows, and what was done last. It floats, so that no row moves. */
export function WorkBar({ count, isBusy, report, onDone, onAssign, onClear, onDismiss }: Props) {
  return (
    <div className="inbox-bars">
      {count > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields
        <div role="group" aria-label={actions.selected(count)} className="inbox-bar">
          <b>{actions.selected(count)}</b>
          <button type="button" disabled={isBusy} onClick={onDone}>
            {actions.done}
          </button>
          <button type="button" disabled={isBusy} onClick={onAssign}>
            {actions.assign}
          </button>
          <button type="button" onClick={onClear}>
            {actions.clear}
          </button>
        </div>
      )}
      <div role="status">
        {report && (
          <p className="inbox-bar" data-tone={report.tone}>
            <span>{report.text}</span>
            {report.undo && (
              <button type="button" disabled={isBusy} onClick={report.undo}>
                {actions.undo}
              </button>
            )}
            <button type="button" aria-label={actions.dismiss} onClick={onDismiss}>
              ✕
            </button>
          </p>
        )}
      </div>
    </div>
  );
}
