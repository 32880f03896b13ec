import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { site } from '#app/site.ts';
import type { Appointment } from '#domain/appointments.ts';
import { atOffice } from '../../../tests/support/at-office.ts';
import { appointmentWords as words } from '../../words/composer.ts';
import { formatDay, formatTime } from '../../words/office-times.ts';
import { AppointmentField } from './appointment-field.tsx';
import { firstAppointment, slotsByDay } from './choose-slot.ts';

const now = atOffice('2026-11-17T12:00');
beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => {
  vi.useRealTimers();
});

const render = (value: Appointment | null) =>
  renderToStaticMarkup(<AppointmentField value={value} onChange={() => undefined} />);
const first = firstAppointment(now);
if (!first) throw new Error('The company has no office that is open.');

test('without an appointment one can be offered', () => {
  expect(render(null)).toContain(words.offer);
  expect(render(null)).not.toContain('<select');
});

test('only times when the office is open are offered, in its time zone', () => {
  const html = render(first);
  expect(html).toContain(site.region.timeZoneName);
  const day = formatDay(first.start);
  const starts = slotsByDay(first, now).get(day) ?? [];
  expect(html).toContain(`<option selected="">${day}</option>`);
  const times = [...html.matchAll(/<option value="[^"]+T[^"]+"[^>]*>([^<]+)</g)].map(([, time]) => time);
  expect(times).toEqual(starts.map(formatTime));
  expect(html).not.toContain(words.passed);
});

test('the office is asked for only where there are several', () => {
  expect(render(first).includes(`>${words.office}</label>`)).toBe(site.offices.length > 1);
});

test('an appointment whose time is over stays, and says so', () => {
  const html = render({ ...first, start: atOffice('2026-11-17T11:30').toISOString() });
  expect(html).toContain(words.passed);
  expect(html).toContain('aria-invalid="true"');
});
