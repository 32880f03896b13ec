import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { site } from '#company/site.ts';
import { atOffice } from '../../../../tests/support/at-office.ts';
import { appointmentWords as words } from '../../../words/composer.ts';
import { formatTime } from '../../../words/office-times.ts';
import { AppointmentField } from './appointment-field.tsx';
import { type AppointmentDraft, beginAppointment, slotsByDay } from './choose-slot.ts';

const now = atOffice('2026-11-17T12:00');
beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => {
  vi.useRealTimers();
});

const render = (value: AppointmentDraft | null) =>
  renderToStaticMarkup(<AppointmentField value={value} onChange={() => undefined} />);
const begun = beginAppointment(now);
const [[day, [start = ''] = []] = ['']] = begun ? slotsByDay(begun, now) : [];
if (!begun || !start) throw new Error('The company has no office that is open.');
const first = { ...begun, day, start };

test('without an appointment one can be offered', () => {
  expect(render(null)).toContain(words.offer);
  expect(render(null)).not.toContain('<select');
});

test('neither a day nor a time is chosen at first', () => {
  const html = render(begun);
  expect(html).toContain(`<option value="" selected="">${words.chooseDay}</option>`);
  expect(html).toContain(`<option value="" selected="">${words.dayFirst}</option>`);
  expect(html).not.toContain('aria-invalid=');
  expect(render({ ...begun, day })).toContain(`<option value="" selected="">${words.chooseTime}</option>`);
});

test('only times when the office is open are offered, in its time zone', () => {
  const html = render(first);
  expect(html).toContain(site.region.timeZoneName);
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
