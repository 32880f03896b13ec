import type { Appointment } from './appointments.ts';
import type { Note } from './records.ts';

/**
 * An appointment in a letter of ours. Those of one series are one entry in the person's calendar, in which a higher sequence replaces a
 * lower one.
 */
export type Offer = Appointment & {
  series: string;
  sequence: number;
  cancelled?: true | undefined;
};

/** What the person's calendar sent back. */
export type CalendarAnswer = {
  series: string;
  sequence: number;
  answer: 'accepted' | 'tentative' | 'declined' | 'counter';
  /** Of another time that is proposed, if it could be read. ISO 8601. */
  start: string | null;
};

type Letter = Pick<Note, 'id' | 'sort' | 'appointment' | 'calendar' | 'confirmed'>;
type Offering<Of extends Letter> = Of & { appointment: Offer };

/** The letters that offer an appointment or take one back, in their order. */
function offersIn<Of extends Letter>(notes: readonly Of[]): Offering<Of>[] {
  return notes.filter(
    (note): note is Offering<Of> => note.sort === 'reply_sent' && note.appointment !== null,
  );
}

/** The letter whose appointment stands in the person's calendar and is not over. */
export function findCurrentOffer<Of extends Letter>(
  notes: readonly Of[],
  now: Date,
): Offering<Of> | undefined {
  const last = offersIn(notes).at(-1);
  if (!last || last.appointment.cancelled) return undefined;
  const end = Date.parse(last.appointment.start) + last.appointment.minutes * 60_000;
  return end > now.getTime() ? last : undefined;
}

/** The series and the sequence of the next letter: it replaces the current offer, or begins a series of its own. */
export function nextInSeries(current: Offering<Letter> | undefined, id: string) {
  return current
    ? { series: current.appointment.series, sequence: current.appointment.sequence + 1 }
    : { series: id, sequence: 0 };
}

/** The offer that a mail answers. */
export function findAnsweredOffer<Of extends Letter>(
  notes: readonly Of[],
  { series, sequence }: Pick<CalendarAnswer, 'series' | 'sequence'>,
): Offering<Of> | undefined {
  return offersIn(notes).findLast(
    ({ appointment }) =>
      appointment.series === series && appointment.sequence <= sequence && !appointment.cancelled,
  );
}

/** What became of an offer. Only what is surely from the person counts as an answer. */
export function fateOf<Of extends Letter>(offer: Of, notes: readonly Of[]) {
  const offers = offersIn(notes);
  const own = offers.find(({ id }) => id === offer.id);
  const later =
    own &&
    offers
      .slice(offers.indexOf(own) + 1)
      .find(({ appointment }) => appointment.series === own.appointment.series);
  const answer = notes.findLast(
    ({ calendar, confirmed }) => calendar && confirmed && findAnsweredOffer(notes, calendar)?.id === offer.id,
  );
  return { later, answer };
}
