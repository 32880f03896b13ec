import fc from 'fast-check';
import { expect, test } from 'vitest';
import { site } from '../../../company/site.ts';
import { readCalendar } from '../../../tests/support/read-calendar.ts';
import { composeInvitation } from './invitation.ts';

const [office] = site.offices;
const invitation = {
  uid: '3f2504e0-4f89-41d3-9a0c-0305e82c3301@example.com',
  sequence: 0,
  start: new Date('2026-11-19T15:30:00Z'),
  minutes: 30,
  office,
  summary: 'Your appointment',
  description: 'Please bring your policy.',
  organizer: { name: 'Sam Service, Our Company', address: 'office@example.com' },
  attendee: { address: 'ada+policy@example.com' },
  method: 'REQUEST' as const,
  stamp: new Date('2026-11-18T09:00:00.123Z'),
};
const names = (changes: Partial<typeof invitation> = {}) =>
  readCalendar(composeInvitation({ ...invitation, ...changes })).map(({ name }) => name);
const read = (changes: Partial<typeof invitation> = {}) =>
  Object.fromEntries(
    readCalendar(composeInvitation({ ...invitation, ...changes })).map((property) => [
      property.name,
      property,
    ]),
  );

test('the invitation says when, where, who and from whom', () => {
  const properties = read();
  expect(
    Object.fromEntries(Object.entries(properties).map(([name, { value }]) => [name, value])),
  ).toMatchObject({
    VERSION: '2.0',
    METHOD: 'REQUEST',
    UID: invitation.uid,
    SEQUENCE: '0',
    DTSTAMP: '20261118T090000Z',
    DTSTART: '20261119T153000Z',
    DTEND: '20261119T160000Z',
    SUMMARY: invitation.summary,
    DESCRIPTION: invitation.description,
    LOCATION: `${office.name}, ${office.street}, ${office.city}, ${office.state} ${office.zip}`,
    ORGANIZER: 'mailto:office@example.com',
    ATTENDEE: 'mailto:ada+policy@example.com',
  });
  expect(properties.ORGANIZER?.parameters).toEqual({ CN: 'Sam Service, Our Company' });
  expect(properties.ATTENDEE?.parameters).toMatchObject({ RSVP: 'TRUE', PARTSTAT: 'NEEDS-ACTION' });
});

test('an invitation without a stamp is stamped now', () => {
  const { stamp, ...rest } = invitation;
  const value = /DTSTAMP:(\d{8})T\d{6}Z\r\n/.exec(composeInvitation(rest))?.[1];
  expect(value).toBe(new Date().toISOString().slice(0, 10).replaceAll('-', ''));
});

test('long and foreign texts are folded between characters, and read back whole', () => {
  const description = 'Größe, Straße; C:\\temp 😀 日本語 '.repeat(30).trim();
  expect(read({ description }).DESCRIPTION?.value).toBe(description);
});

test('line breaks of a text stay, and add no line to the file', () => {
  const description = 'One\r\nEND:VEVENT\nTwo\u2028ATTENDEE:mailto:victim@example.com\rThree';
  expect(names({ description })).toEqual(names());
  expect(read({ description }).DESCRIPTION?.value).toBe(
    'One\nEND:VEVENT\nTwo\nATTENDEE:mailto:victim@example.com\nThree',
  );
});

test('nothing that a visitor or a name brings can add a property, a parameter or an attendee', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 120 }),
    fc.constantFrom(
      'A\r\nATTENDEE:mailto:victim@example.com',
      '";X-EVIL="1":mailto:victim@example.com',
      'a@example.com?bcc=victim@example.com',
      '\\',
      '\\n;,:',
      '\ud800',
    ),
  );
  const usual = names();
  fc.assert(
    fc.property(hostile, hostile, hostile, hostile, hostile, (uid, summary, description, name, address) => {
      const file = composeInvitation({
        ...invitation,
        uid,
        summary,
        description,
        organizer: { name, address },
        attendee: { address },
      });
      const properties = readCalendar(file);
      expect(properties.map((property) => property.name)).toEqual(usual);
      for (const property of properties) {
        if (property.name === 'ORGANIZER') expect(Object.keys(property.parameters)).toEqual(['CN']);
        if (property.value.startsWith('mailto:')) expect(property.value).not.toMatch(/[?&#"<>\s]/);
      }
    }),
  );
});
