import { addDays, nextMonday } from '#domain/office-days.ts';
import type { InboxEntry } from '#domain/records.ts';
import { officeDate, startOfOfficeDay } from '#office/clock.ts';
import { fieldLook } from '../../ui/field-look.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { snoozeWords as words } from '../../words/conversation.ts';
import { formatDay } from '../../words/office-times.ts';
import { labelLook, rowLook } from '../ui/looks.ts';

type Props = { entry: InboxEntry; onSnooze: (until: string | null) => void };

/** Hides the record from the lists until a day. */
export function Snooze({ entry, onSnooze }: Props) {
  const until = entry.snoozed_until;
  const today = officeDate(new Date());
  const snooze = (date: string) => onSnooze(startOfOfficeDay(date) ?? null);
  if (until && new Date(until) > new Date())
    return (
      <p className={`text-sm ${rowLook}`}>
        <b>{words.until(formatDay(until))}</b>
        <ToolButton onClick={() => onSnooze(null)}>{words.wake}</ToolButton>
      </p>
    );
  return (
    <fieldset className="grid gap-1.5">
      <legend className={labelLook}>{words.title}</legend>
      <div className={rowLook}>
        <ToolButton onClick={() => snooze(addDays(today, 1))}>{words.tomorrow}</ToolButton>
        <ToolButton onClick={() => snooze(nextMonday(today))}>{words.nextWeek}</ToolButton>
        <input
          type="date"
          aria-label={words.title}
          min={addDays(today, 1)}
          className={`min-h-9 touch:min-h-[44px] ${fieldLook}`}
          onChange={({ target }) => target.value > today && snooze(target.value)}
        />
      </div>
      <p className="text-2xs text-muted">{words.note}</p>
    </fieldset>
  );
}
