import type { Locator, Page } from '@playwright/test';
import { topics } from '#app/catalog/contact-topics.ts';
import type { Question } from '#company/shape/question.ts';
import { topicHeadings, topicPage, topicPages } from '#content/contact-topics/pages.ts';
import { contactTopics } from '#domain/contact-topics.ts';
import { expectEmpty, expectFields, fillFields, hold, successPanel, tracesIn } from '../../support/forms.ts';
import { openHydrated } from '../../support/open-hydrated.ts';
import { freshEmail, storedRows } from '../../support/staff.ts';
import { expect, test } from '../../support/test.ts';

const sent = "Message sent successfully! We'll get back to you as soon as possible.";
const formOn = (page: Page, name: string) => page.getByRole('form', { name });
/** Says what the address has filled in. */
const chosenLine = (page: Page) => page.locator('#chosen');
const person = () => ({ Name: 'Ada Lovelace', Email: freshEmail(), Phone: '(212) 555-0123' });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not on the page');
  return box;
}

/** The services, and the questions that each asks for a quote. */
const choices = topics.quote.start.flatMap(({ name, input }) =>
  name === 'service' && typeof input !== 'string' ? input : [],
);
const questionsOf = (service: string) =>
  topics.quote.details.find((group) => group.service === service)?.questions ?? [];

/** An answer to a question of any kind: as it is typed or chosen, and as it stands in the message. */
function answerTo({ input }: Question): { typed: string; shown: string } {
  if (typeof input !== 'string') return { typed: input[0]?.value ?? '', shown: input[0]?.label ?? '' };
  if (input === 'date') return { typed: '2026-12-01', shown: 'December 1, 2026' };
  return input === 'text' ? { typed: 'Both', shown: 'Both' } : { typed: '1931', shown: '1931' };
}

test('a quote starts in the hero and arrives as a message that a person can read; a request for an agent needs only the person', async ({
  page,
}) => {
  const service = choices.find(({ value }) => questionsOf(value).length > 0) ?? choices[0];
  if (!service) throw new Error('There is no service to ask a quote for.');
  const questions = questionsOf(service.value);
  await page.goto('/');
  const start = page.locator('.hero').getByRole('form');
  await start.getByLabel('What to insure').selectOption(service.label);
  await start.getByLabel('ZIP code').fill('10038');
  await start.getByRole('button').click();
  await expect(page).toHaveURL(`/contact?topic=quote&service=${service.value}&zip=10038`);

  const form = formOn(page, 'Get a Quote');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get a Quote');
  await expectFields(form, { 'What to insure': service.value, 'ZIP code': '10038' });
  await expect(chosenLine(page)).toContainText(`${service.label} · 10038`);
  await expect(form.getByLabel('ZIP code')).toBeHidden();
  await chosenLine(page).getByRole('link').press('Enter');
  await expect(form.getByLabel('What to insure')).toBeFocused();
  await expect(chosenLine(page)).toBeHidden();

  await form.getByLabel('ZIP code').fill('100');
  await form.getByRole('button', { name: 'Request a Quote' }).click();
  await expect(form.getByRole('link', { name: 'ZIP code must be 5 digits' })).toBeVisible();
  await expect(form.getByRole('link', { name: 'Invalid email address' })).toBeVisible();

  const values = person();
  await fillFields(form, {
    ...values,
    'ZIP code': '10018',
    ...Object.fromEntries(questions.map((question) => [question.label, answerTo(question).typed])),
    'Anything else?': 'The lease\n<b>starts</b> then.',
  });
  await form.getByRole('button', { name: 'Request a Quote' }).click();
  await expect(successPanel(page)).toContainText(sent);
  await expect(form.getByRole('button', { name: 'Request a Quote' })).toBeHidden();
  expect(await storedRows('contacts', values.Email)).toMatchObject([
    {
      name: values.Name,
      email: values.Email,
      phone: values.Phone,
      language: 'en',
      subject: `Quote request: ${service.label}, 10018`,
      message: [
        'Topic: Quote request',
        `What to insure: ${service.label}`,
        'ZIP code: 10018',
        ...questions.map((question) => `${question.label}: ${answerTo(question).shown}`),
        '',
        'Anything else?',
        'The lease\nstarts then.',
      ].join('\n'),
    },
  ]);
  await expectEmpty(form, [
    'Name',
    'Email',
    'Phone',
    'Anything else?',
    ...questions.map(({ label }) => label),
  ]);
  expect(await tracesIn(page)).not.toContain(values.Email);
  await expect(page).toHaveURL(`/contact?topic=quote&service=${service.value}&zip=10038#field-service`);

  await test.step('a request for an agent needs only the person', async () => {
    const [service] = choices;
    await openHydrated(page, `/contact?topic=agent&service=${service?.value}`);
    const form = formOn(page, 'Find an Agent');
    await expectFields(form, { 'What it is about': service?.value ?? '' });
    const values = person();
    await fillFields(form, values);
    await form.getByRole('button', { name: 'Ask for an Agent' }).click();
    await expect(successPanel(page)).toContainText(sent);
    expect(await storedRows('contacts', values.Email)).toMatchObject([
      {
        subject: `Agent request: ${service?.label}`,
        message: `Topic: Agent request\nWhat it is about: ${service?.label}`,
      },
    ]);
  });
});

test('the form of a topic is there before any script, keeps what was typed, and believes nothing in the address', async ({
  page,
}) => {
  await test.step('its title, its heading and its form are in the first screen', async () => {
    await hold(page, '**/assets/*');
    for (const topic of contactTopics) {
      await page.goto(`/contact?topic=${topic}`, { waitUntil: 'domcontentloaded' });
      await expect(page).toHaveTitle(topicPages[topic].meta.title);
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
      ] as const) {
        await page.setViewportSize({ width, height });
        const title = await boxOf(page.getByRole('heading', { level: 1, name: topicHeadings[topic].title }));
        const form = formOn(page, topicHeadings[topic].title);
        const first = await boxOf(form.locator('input, select').first());
        const aside = await boxOf(page.getByRole('complementary', { name: topicPage.next }));
        expect(first.y + first.height, `${topic} at ${width} px`).toBeLessThan(height);
        if (width < 992) expect(aside.y).toBeGreaterThan((await boxOf(form)).y + (await boxOf(form)).height);
        else expect(aside.x).toBeGreaterThan(title.x + title.width);
      }
    }
  });

  await page.unrouteAll();
  await test.step('unknown and hostile values do nothing', async () => {
    // contact-topics.test.ts has more of these.
    const hostile = encodeURIComponent('"><img src=x onerror=alert(1)>');
    await openHydrated(page, `/contact?topic=quote&service=${hostile}&zip=${hostile}&name=Eve&message=hi`);
    const form = formOn(page, 'Get a Quote');
    await expectFields(form, { 'What to insure': '', 'ZIP code': '', Name: '', 'Anything else?': '' });
    await expect(chosenLine(page)).toBeHidden();
    await expect(form.getByLabel('ZIP code')).toBeVisible();
    await expect(page.locator('img[src=x]')).toHaveCount(0);
  });

  await test.step('with late scripts the form is there at once, and keeps what was typed', async () => {
    const release = await hold(page, '**/assets/*.js');
    const first = choices[0]?.value ?? '';
    const last = choices.at(-1)?.value ?? '';
    await page.goto(`/contact?topic=quote&service=${first}&zip=10038`);
    const form = formOn(page, 'Get a Quote');
    await expectFields(form, { 'What to insure': first, 'ZIP code': '10038' });
    await chosenLine(page).getByRole('link').click();
    await fillFields(form, { 'What to insure': last, Name: 'Ada' });
    release();
    await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-hydrated');
    await expectFields(form, { 'What to insure': last, 'ZIP code': '10038', Name: 'Ada' });
    for (const { label } of questionsOf(last)) await expectEmpty(form, [label]);
    await expect(page.getByRole('heading', { name: 'Send Us a Message' })).toHaveCount(0);
  });

  await test.step('another service asks something else, and answers wait for the return of theirs', async () => {
    const [one, other] = choices.flatMap(({ value }) => {
      const question = questionsOf(value).find(({ input }) => typeof input === 'string' && input !== 'date');
      return question ? { value, question } : [];
    });
    // A company may have no two services with questions of their own.
    if (!one || !other || one.question.label === other.question.label) return;
    await openHydrated(page, `/contact?topic=quote&service=${one.value}`);
    const form = formOn(page, 'Get a Quote');
    await chosenLine(page).getByRole('link').click();
    await form.getByLabel(one.question.label).fill('1931');
    await form.getByLabel('What to insure').selectOption(other.value);
    await expect(form.getByLabel(one.question.label)).toHaveCount(0);
    await form.getByLabel(other.question.label).fill('24');
    await form.getByLabel('What to insure').selectOption(one.value);
    await expectFields(form, { [one.question.label]: '1931' });
  });

  await test.step('on a host that ignores the query, the page of the topic opens and is filled in', async () => {
    await page.route(/\/contact\?/, async (route) => {
      const { origin } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${origin}/contact` }) });
    });
    const query = `?topic=quote&service=${choices[0]?.value}&zip=10038`;
    await openHydrated(page, `/contact${query}`);
    await expect(page).toHaveURL(`/contact/quote${query}`);
    await expectFields(formOn(page, 'Get a Quote'), {
      'What to insure': choices[0]?.value ?? '',
      'ZIP code': '10038',
    });
  });
});
