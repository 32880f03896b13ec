import { describeFailure } from '../../api/describe-failure.ts';
import { formatTime } from '../../words/office-times.ts';
import { itemForm } from '../../words/website.ts';
import { formatMoment } from '../ui/format-moment.ts';
import type { DraftState } from './draft-saver.ts';
import type { ItemView } from './use-website.ts';

type Props = {
  state: DraftState;
  /** Undefined: a new item. */
  view: ItemView | undefined;
  missing: number;
};

/** Whether what was typed is saved. Read out when it changes. */
export function SaveState({ state, view, missing }: Props) {
  const isBad = state.is === 'failed';
  return (
    <p
      role="status"
      className={`min-w-0 flex-1 text-sm ${isBad ? 'font-semibold text-danger' : 'text-muted'}`}
    >
      {describeState({ state, view, missing })}
    </p>
  );
}

function describeState({ state, view, missing }: Props): string {
  const words = itemForm.states;
  switch (state.is) {
    case 'saved':
      return words.saved(formatTime(state.at));
    case 'failed':
      return words.failed(describeFailure(state.error));
    case 'incomplete':
      return words.incomplete(missing);
    case 'clean':
      if (!view) return words.new;
      return view.draft ? itemForm.others(view.draft.by, formatMoment(view.draft.at)) : words.clean;
    case 'conflict':
      return words.typing;
    default:
      return words[state.is];
  }
}
