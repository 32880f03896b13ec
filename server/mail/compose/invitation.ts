import type { Office } from '../../../company/shape/site.ts';
import { toHeaderText } from '../../lib/frame/safe-text.ts';
import { contentLine, dateTime, mailAddress, quotedName, text } from './icalendar.ts';

type Invitation = {
  /** The same for every change of one appointment. */
  uid: string;
  /** Counts the changes of one appointment, from 0. */
  sequence: number;
  start: Date;
  minutes: number;
  office: Office;
  summary: string;
  description: string;
  organizer: { name: string; address: string };
  attendee: { address: string };
  method: 'REQUEST' | 'CANCEL';
  /** When the invitation was made. */
  stamp?: Date;
};

/** An iCalendar file (RFC 5545) that calendars offer to add, or to remove. Times are in UTC, so it needs no rules for time zones. */
export function composeInvitation(invitation: Invitation): string {
  const { uid, sequence, start, minutes, office, method, stamp = new Date() } = invitation;
  const { name, street, city, state, zip } = office;
  const { organizer, attendee } = invitation;
  const end = new Date(start.getTime() + minutes * 60_000);
  const lines = [
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Staff app//Appointments//EN'],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', method],
    ['BEGIN', 'VEVENT'],
    ['UID', text(uid)],
    ['SEQUENCE', String(sequence)],
    ['DTSTAMP', dateTime(stamp)],
    ['DTSTART', dateTime(start)],
    ['DTEND', dateTime(end)],
    ['SUMMARY', text(toHeaderText(invitation.summary, 200))],
    ['DESCRIPTION', text(invitation.description)],
    ['LOCATION', text(`${name}, ${street}, ${city}, ${state} ${zip}`)],
    [`ORGANIZER;CN=${quotedName(organizer.name)}`, mailAddress(organizer.address)],
    [
      'ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE',
      mailAddress(attendee.address),
    ],
    ['STATUS', method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'],
    ['TRANSP', 'OPAQUE'],
    ['END', 'VEVENT'],
    ['END', 'VCALENDAR'],
  ] as const;
  return lines.map(([property, value]) => contentLine(property, value)).join('');
}
