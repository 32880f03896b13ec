import type { Counts } from '../../../server/staff/inbox/list-entries.ts';
import { inbox } from '../../words/inbox.ts';
import { formatCount, type Tab, tabs } from './view.ts';

type Props = { tab: Tab; counts: Counts | undefined; onChange: (tab: Tab) => void };

/** The states, each with its count. Radio buttons, because one of them is always chosen. */
export function InboxTabs({ tab, counts, onChange }: Props) {
  return (
    <fieldset className="flex max-w-max min-w-0 flex-auto rounded-full bg-sunken">
      <legend className="sr-only">{inbox.tabsLabel}</legend>
      {tabs.map((one) => (
        <label key={one} className="group relative grid flex-1">
          {/* Covers the tab, so that it receives clicks and the focus itself. */}
          <input
            type="radio"
            name="inbox-tab"
            checked={one === tab}
            onChange={() => onChange(one)}
            className="peer absolute inset-0 cursor-pointer opacity-0"
          />
          <span className="flex min-h-11 items-center justify-center gap-1.5 rounded-full px-2 font-semibold whitespace-nowrap group-hover:bg-hover peer-checked:bg-ink peer-checked:text-page peer-focus-visible:outline-offset-2 peer-focus-visible:[outline:3px_solid_var(--color-focus)] md:px-3 mouse:min-h-9">
            {inbox.tabs[one]}{' '}
            {counts && (
              <b className="font-semibold text-muted tabular-nums group-has-checked:text-inherit">
                {formatCount(counts, one)}
              </b>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
