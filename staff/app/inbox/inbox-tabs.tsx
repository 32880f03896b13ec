import type { Counts } from '../../../server/staff/inbox/list-entries.ts';
import { inbox } from '../../words/inbox.ts';
import { formatCount } from './format-count.ts';
import { type Tab, tabs } from './view.ts';

type Props = { tab: Tab; counts: Counts | undefined; onChange: (tab: Tab) => void };

/** The states, each with its count. Radio buttons, because one of them is always chosen. */
export function InboxTabs({ tab, counts, onChange }: Props) {
  return (
    <fieldset className="inbox-tabs">
      <legend className="sr-only">{inbox.tabsLabel}</legend>
      {tabs.map((one) => (
        <label key={one} className="inbox-tab">
          <input type="radio" name="inbox-tab" checked={one === tab} onChange={() => onChange(one)} />
          <span>
            {inbox.tabs[one]} {counts && <b>{formatCount(counts, one)}</b>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
