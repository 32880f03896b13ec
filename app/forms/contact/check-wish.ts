import type { Office } from '#company/shape/site.ts';
import type { TopicWords } from '#company/shape/topic-words.ts';
import { site } from '#company/site.ts';
import { officeChoice } from '#content/contact-topics/agent.ts';
import { wishRules } from '#content/contact-topics/wish-rules.ts';
import { appointmentLengths } from '#domain/appointments.ts';
import type { SpecialDay } from '#domain/special-days.ts';
import { officeClock } from '#office/clock.ts';
import { openingHoursWith } from '#office/opening-hours.ts';

/** The shortest appointment must fit in before the office closes. */
const shortest = appointmentLengths[0] * 60_000;

type Wish = { day: string; time: string };
type Complaint = { field: keyof Wish; message: string };

/** Checks a time at which a visitor would like to talk: some of the offices must be open then. A day may come without a time. */
export function complainAboutWish(
  { day, time }: Wish,
  offices: readonly Office[],
  now: Date,
  specialDays: readonly SpecialDay[] = [],
): Complaint | undefined {
  if (!day) return time ? { field: 'day', message: wishRules.noDay } : undefined;
  // Posted without the browser's own date field.
  if (Number.isNaN(Date.parse(day))) return { field: 'day', message: wishRules.noDay };
  const { openingOn } = openingHoursWith(specialDays);
  const open = offices.flatMap((office) => openingOn(office, day) ?? []);
  const field = time ? 'time' : 'day';
  const at = time ? officeClock.momentOf(day, time) : undefined;
  const fitting = at === undefined ? open : open.filter(({ from, to }) => from <= at && at + shortest <= to);
  if (fitting.length === 0) return { field, message: wishRules.closed(offices, day, specialDays) };
  const isOver = at === undefined ? fitting.every(({ to }) => to < now.getTime()) : at < now.getTime();
  return isOver ? { field, message: wishRules.over } : undefined;
}

type Chosen = { agent?: string; office?: string };

/** The offices at which a visitor can talk with the agent, or at the place, that they chose. */
export function officesFor(
  { agent = '', office }: Chosen,
  agentOffices: TopicWords['agentOffices'] = {},
): readonly Office[] {
  const ofAgent = agentOffices[agent];
  const chosen = site.offices.filter(
    ({ name }) => name === ofAgent || (!ofAgent && officeChoice(name) === office),
  );
  return chosen.length > 0 ? chosen : site.offices;
}
