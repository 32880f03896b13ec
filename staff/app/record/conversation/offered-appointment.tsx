import { useState } from 'react';
import { type CalendarAnswer, fateOf, findAnsweredOffer, findCurrentOffer } from '#domain/offers.ts';
import { describeAppointment } from '#office/appointments.ts';
import type { ShownNote } from '../../../../server/staff/records/shown-record.ts';
import { ToolButton } from '../../../ui/tool-button.tsx';
import { offerWords as words } from '../../../words/offers.ts';
import { formatDayAndTime, formatLongDayAndTime } from '../../../words/office-times.ts';
import { useNow } from '../../ui/use-now.ts';
import type { Address, ShownRecord } from '../ui/use-record.ts';
import { CancelDialog } from './cancel-dialog.tsx';

const boxLook = 'grid justify-items-start gap-1.5 rounded-sm bg-sunken px-3 py-2 text-sm';

type Props = { address: Address; record: ShownRecord; note: ShownNote };

/** The appointment of a letter of ours, and what became of it. */
export function OfferedAppointment({ address, record, note }: Props) {
  const [isCanceling, setCanceling] = useState(false);
  const now = useNow();
  const { appointment } = note;
  if (!appointment) return null;
  const isCurrent = findCurrentOffer(record.notes, now)?.id === note.id;
  return (
    <div className={boxLook}>
      <p>
        <b>{appointment.cancelled ? words.cancelledLabel : words.label}</b> {describeAppointment(appointment)}
      </p>
      {!appointment.cancelled && <p role="status">{describeFate(note, record.notes)}</p>}
      {isCurrent && record.sender !== null && !record.refusesMail && (
        <ToolButton onClick={() => setCanceling(true)}>{words.cancel.open}</ToolButton>
      )}
      {isCanceling && <CancelDialog {...{ address, record }} onClose={() => setCanceling(false)} />}
    </div>
  );
}

function describeFate(note: ShownNote, notes: ShownNote[]): string {
  const { later, answer } = fateOf(note, notes);
  if (later) return later.appointment.cancelled ? words.cancelled : words.replaced;
  if (!answer?.calendar) return words.noAnswer;
  const answered = words.answeredAt(
    words.answered[answer.calendar.answer],
    formatDayAndTime(answer.written_at),
  );
  return answer.calendar.answer === 'counter'
    ? `${answered}. ${describeProposal(answer.calendar)}`
    : answered;
}

/** What a calendar of the person sent back. */
export function AnsweredAppointment({ record, calendar }: { record: ShownRecord; calendar: CalendarAnswer }) {
  const offer = findAnsweredOffer(record.notes, calendar);
  return (
    <div className={boxLook}>
      <p>
        <b>{words.received[calendar.answer]}</b> {offer && describeAppointment(offer.appointment)}
      </p>
      {calendar.answer === 'counter' && <p className="font-semibold">{describeProposal(calendar)}</p>}
    </div>
  );
}

function describeProposal({ start }: CalendarAnswer): string {
  return start ? words.proposed(formatLongDayAndTime(start)) : words.timeUnknown;
}
