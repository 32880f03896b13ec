import type { ComponentProps } from 'react';
import { inbox } from '../../words/inbox.ts';
import type { useWork } from './use-work.ts';

const { actions } = inbox;

const barLook =
  'flex flex-wrap items-center gap-0.5 rounded-md bg-deep-raised py-1 ps-4 pe-1.5 text-deep-ink';

type Props = {
  count: number;
  work: ReturnType<typeof useWork>;
  onDone: () => void;
  onAssign: () => void;
  onClear: () => void;
};

/** What can be done with the selected rows, and what was done last. It floats, so that no row moves. */
export function WorkBar({ count, work: { isBusy, report, dismiss }, onDone, onAssign, onClear }: Props) {
  return (
    <div className="sticky bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-2 grid justify-items-center gap-2 md:bottom-3">
      {count > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields
        <div role="group" aria-label={actions.selected(count)} className={`${barLook} shadow-float`}>
          <b>{actions.selected(count)}</b>
          <BarButton aria-disabled={isBusy} onClick={() => !isBusy && onDone()}>
            {actions.done}
          </BarButton>
          <BarButton aria-disabled={isBusy} onClick={() => !isBusy && onAssign()}>
            {actions.assign}
          </BarButton>
          <BarButton onClick={onClear}>{actions.clear}</BarButton>
        </div>
      )}
      <div role="status">
        {report && (
          <p
            className={`${barLook} ${report.tone === 'problem' ? '[box-shadow:inset_4px_0_0_var(--color-amber),var(--shadow-float)]' : 'shadow-float'}`}
          >
            <span>{report.text}</span>
            {report.undo && (
              <BarButton aria-disabled={isBusy} onClick={() => !isBusy && report.undo?.()}>
                {actions.undo}
              </BarButton>
            )}
            <BarButton aria-label={actions.dismiss} onClick={dismiss}>
              ✕
            </BarButton>
          </p>
        )}
      </div>
    </div>
  );
}

function BarButton(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="min-h-11 min-w-11 rounded-sm px-2.5 font-bold text-amber hover:bg-deep-hover focus-visible:outline-offset-0 focus-visible:outline-amber"
      {...props}
    />
  );
}
