import { useEffect, useId, useRef } from 'react';
import { site } from '#company/site.ts';
import { appointmentLengths } from '#domain/appointments.ts';
import { isPossible } from '#office/appointments.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { appointmentWords as words } from '../../../words/composer.ts';
import { formatTime } from '../../../words/office-times.ts';
import { useNow } from '../../ui/use-now.ts';
import { Choice } from '../ui/choice.tsx';
import { type AppointmentDraft, beginAppointment, changeAppointment, slotsByDay } from './choose-slot.ts';

type Props = { value: AppointmentDraft | null; onChange: (value: AppointmentDraft | null) => void };

/** Offers an appointment at an office, at a time when it is open. */
export function AppointmentField({ value, onChange }: Props) {
  const now = useNow();
  const opener = useRef<HTMLButtonElement>(null);
  const chosen = useRef<HTMLFieldSetElement>(null);
  /** The button that was pressed disappears. What stands in its place gets the focus. */
  const losesFocus = useRef(false);
  useEffect(() => {
    if (losesFocus.current) (value ? chosen.current?.querySelector('select') : opener.current)?.focus();
    losesFocus.current = false;
  }, [value]);
  const replace = (next: AppointmentDraft | null) => {
    losesFocus.current = true;
    onChange(next);
  };
  if (value)
    return (
      <fieldset
        ref={chosen}
        className="grid w-full min-w-0 gap-2.5 rounded-sm border border-line px-3.5 pt-2 pb-3"
      >
        <legend className="px-1 text-sm font-semibold">{words.title}</legend>
        <Choices value={value} now={now} onChange={onChange} />
        <p>
          <ToolButton onClick={() => replace(null)}>{words.remove}</ToolButton>
        </p>
      </fieldset>
    );
  const first = beginAppointment(now);
  if (!first) return <p className="text-sm text-muted">{words.none}</p>;
  return (
    <ToolButton ref={opener} onClick={() => replace(first)}>
      {words.offer}
    </ToolButton>
  );
}

type ChoicesProps = { value: AppointmentDraft; now: Date; onChange: (value: AppointmentDraft) => void };

function Choices({ value, now, onChange }: ChoicesProps) {
  const id = useId();
  const byDay = slotsByDay(value, now);
  const { day } = value;
  const possible = !value.start || isPossible(value, now);
  const change = (changes: Parameters<typeof changeAppointment>[1]) =>
    onChange(changeAppointment(value, changes, now));
  return (
    <>
      <div className="grid grid-cols-2 gap-2.5 xl:flex xl:flex-wrap">
        {site.offices.length > 1 && (
          <Choice label={words.office} value={value.office} isLong onChange={(office) => change({ office })}>
            {site.offices.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </Choice>
        )}
        <Choice label={words.day} value={day} isLong onChange={(next) => change({ day: next })}>
          {!day && <option value="">{words.chooseDay}</option>}
          {[...new Set([...(possible ? [] : [day]), ...byDay.keys()])].map((each) => (
            <option key={each}>{each}</option>
          ))}
        </Choice>
        <Choice
          label={words.time}
          value={value.start}
          problem={possible ? undefined : `${id}-problem`}
          onChange={(start) => onChange({ ...value, start })}
        >
          {!value.start && <option value="">{day ? words.chooseTime : words.dayFirst}</option>}
          {[...new Set([...(possible ? [] : [value.start]), ...(byDay.get(day) ?? [])])].map((start) => (
            <option key={start} value={start}>
              {formatTime(start)}
            </option>
          ))}
        </Choice>
        <Choice
          label={words.length}
          value={String(value.minutes)}
          onChange={(minutes) => change({ minutes: Number(minutes) })}
        >
          {appointmentLengths.map((minutes) => (
            <option key={minutes} value={minutes}>
              {words.minutes(minutes)}
            </option>
          ))}
        </Choice>
      </div>
      <p id={`${id}-problem`} role="alert" className="font-semibold text-danger empty:sr-only">
        {!possible && words.passed}
      </p>
      <p className="text-sm text-muted">
        {words.timeZone} {words.sent}
      </p>
    </>
  );
}
