import type { Page } from '@playwright/test';
import { agents } from '#app/catalog/agents.ts';
import { topics } from '#app/catalog/contact-topics.ts';
import { formatDate } from '#app/catalog/dates.ts';
import { officesFor } from '#app/forms/contact/check-wish.ts';
import { wishes } from '#content/contact-topics/agent.ts';
import { wishRules } from '#content/contact-topics/wish-rules.ts';
import { officeMoment } from '#office/clock.ts';
import { listSlots } from '#office/opening-hours.ts';
import { expectComplaints, expectFormAccessible, fillFields, successPanel } from '../../support/forms.ts';
import { openHydrated } from '../../support/open-hydrated.ts';
import { freshEmail, storedRows } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const sent = "Message sent successfully! We'll get back to you as soon as possible.";
const formOn = (page: Page) => page.getByRole('form', { name: topics.agent.title });
const person = () => ({ Name: 'Ada Lovelace', Email: freshEmail(), Phone: '(212) 555-0123' });
const [agent] = agents.items;
const offices = officesFor({ ...(agent && { agent: agent.slug }) });
const labelOf = (name: string) =>
  topics.agent.details.flatMap(({ questions }) => questions).find((each) => each.name === name)?.label ?? '';
const [first, second] = wishes.map(({ day, time }) => ({ day: labelOf(day), time: labelOf(time) }));

/** The first half hour of an office, a week ahead at least, as the form has it. */
function nextSlot(): { day: string; time: string } {
  const week = 7 * 24 * 60 * 60 * 1000;
  const [slot] = offices.flatMap((office) => listSlots(office, new Date(Date.now() + week), 14, 30));
  if (!slot) throw new Error('No office is open within two weeks.');
  const [day = '', time = ''] = officeMoment(slot.toISOString()).split('T');
  return { day, time: time.slice(0, 5) };
}

/** A day of the week on which none of the offices opens, later than next week. */
function closedDay(): string | undefined {
  const days = Array.from({ length: 7 }, (_, at) => new Date(Date.now() + (at + 8) * 24 * 60 * 60 * 1000));
  return days
    .find((day) =>
      offices.every(({ hours }) => !hours.find(({ weekdays }) => weekdays.includes(day.getUTCDay()))?.open),
    )
    ?.toISOString()
    .slice(0, 10);
}

test('an agent is asked for by name from the about page, with two times that suit the visitor', async ({
  page,
}) => {
  if (!agent || !first || !second) return test.skip(true, 'the company lists no agents');
  await page.goto('/about');
  const section = page.locator('#agents');
  await expect(section.getByRole('listitem')).toHaveCount(agents.items.length);
  for (const { name, languages, lines, office } of agents.items) {
    const card = section.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    for (const words of [languages, lines, office]) await expect(card).toContainText(words);
  }
  await expect(section.getByText(agents.note)).toHaveCount(agents.items.some(({ sample }) => sample) ? 1 : 0);
  await section.getByRole('link', { name: agent.ask.label, exact: true }).click();
  await expect(page).toHaveURL(`/contact?topic=agent&agent=${agent.slug}`);
  await expect(page.locator('#chosen')).toContainText(agent.name);

  await openHydrated(page, page.url());
  const form = formOn(page);
  const slot = nextSlot();
  const values = person();
  await fillFields(form, {
    ...values,
    [first.day]: slot.day,
    [first.time]: slot.time,
    [second.day]: slot.day,
  });
  await form.getByRole('button', { name: topics.agent.submit }).click();
  await expect(successPanel(page)).toContainText(sent);
  const [row] = await storedRows('contacts', values.Email);
  expect(row?.subject).toBe(`Agent request: ${agent.name}`);
  expect(row?.message).toContain(`Agent: ${agent.name}`);
  expect(row?.message).toContain(`${first.day}: ${formatDate(slot.day)}`);
  expect(row?.message).toMatch(new RegExp(`${first.time}: \\d+:\\d\\d [ap]\\.m\\.`));
  expect(row?.message).toContain(`${second.day}: ${formatDate(slot.day)}`);
});

test('a time outside office hours is answered with the hours, and a time needs a day', async ({ page }) => {
  const closed = closedDay();
  if (!first || !second || !closed) return test.skip(true, 'the offices are open on every day');
  await openHydrated(page, agent ? `/contact?topic=agent&agent=${agent.slug}` : '/contact?topic=agent');
  const form = formOn(page);
  const { time } = nextSlot();
  await fillFields(form, { ...person(), [first.day]: closed, [first.time]: time, [second.time]: time });
  await form.getByRole('button', { name: topics.agent.submit }).click();
  await expectComplaints(form, {
    [first.time]: wishRules.closed(offices, closed),
    [second.day]: wishRules.noDay,
  });
  // What is said about one field does not move the other one.
  await page.setViewportSize({ width: 1440, height: 900 });
  const topOf = async (label: string) => (await form.getByLabel(label).boundingBox())?.y;
  for (const choice of [first, second]) expect(await topOf(choice.day)).toBe(await topOf(choice.time));
  await expectFormAccessible(page);
  await fillFields(form, { [first.day]: nextSlot().day, [second.time]: '' });
  await form.getByRole('button', { name: topics.agent.submit }).click();
  await expect(successPanel(page)).toContainText(sent);
});
