import path from 'node:path';
import type { Page } from '@playwright/test';
import { referenceOf } from '#domain/references.ts';
import { subjectOf } from '#office/mail-subject.ts';
import { offerWords } from '../../staff/words/offers.ts';
import { formatLongDayAndTime } from '../../staff/words/office-times.ts';
import { clientsOf } from '../support/clients.ts';
import { expectAccessible } from '../support/expect-accessible.ts';
import { startMailServer } from '../support/mail-server.ts';
import { pdfBytes } from '../support/sample-files.ts';
import { sampleApplication, sampleContact } from '../support/samples.ts';
import { createPerson, type StaffSession } from '../support/staff-client.ts';
import { giveSession } from '../support/staff-page.ts';
import { startFromSeed } from '../support/start-from-seed.ts';
import type { RunningServer } from '../support/start-server.ts';
import { expect, test } from '../support/test.ts';

// The browser logs every refused or failed request.
test.use({ expectedComplaints: [/Failed to load resource/] });
// One worker, one server.
test.describe.configure({ mode: 'default' });

let mailServer: Awaited<ReturnType<typeof startMailServer>>;
let server: RunningServer;
let remove = async () => {};
let service: StaffSession;

test.beforeAll(async () => {
  mailServer = await startMailServer();
  ({ server, remove } = await startFromSeed('staff-replies', {
    env: { ...mailServer.env, STAFF_DIR: path.resolve('build/staff') },
    script: 'tests/support/quick-mail-server.ts',
  }));
  service = await createPerson(server, 'service', { name: 'Sam Service' });
});
test.afterAll(async () => {
  await remove();
  await mailServer?.remove();
});
test.beforeEach(async ({ context, page }) => {
  mailServer.behave('accept');
  await giveSession(context, service);
  await page.clock.install();
});

/** A visitor's message, opened by a person of the staff. */
async function openMessage(page: Page) {
  const message = sampleContact({ email: `${crypto.randomUUID()}@example.com`, subject: 'My roof' });
  await clientsOf(server).visitor.from('contacts').insert(message).throwOnError();
  await page.goto(`${server.url}/staff/records/message/${message.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const repliesTo = () =>
    mailServer.received.filter(({ mail, envelope }) => mail.inReplyTo && envelope.to.includes(message.email));
  return { ...message, repliesTo };
}

const letter = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });
const answer = (page: Page) => page.getByLabel('Your answer');

/** The page asks every few seconds whether the record has changed. */
async function expectSoon(page: Page, check: () => Promise<void>) {
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await check();
  }).toPass();
}
const seen = { timeout: 500 };

test('a person answers by keyboard in three steps and sees that it was delivered; an application ends with an outcome', async ({
  page,
  context,
}) => {
  const { id, email, repliesTo } = await openMessage(page);
  await expectSoon(page, () => expect(page.getByText('A receipt was sent')).toBeVisible(seen));
  await page.keyboard.press('r');
  await expect(answer(page)).toBeFocused();
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText(email);
  await page.keyboard.type('Dear Ada,\n\nyour <b>roof</b> is covered.');
  await page.keyboard.press('Control+Shift+Enter');

  await expect(letter(page, 'your <b>roof</b> is covered.')).toBeFocused();
  await expect(answer(page)).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Done', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // Whoever answers what nobody has takes it.
  await expect(page.getByLabel('Assigned to')).toHaveText(/Sam Service \(you\)/);
  await expectSoon(page, () => expect(letter(page, 'roof</b> is')).toContainText('Delivered', seen));
  await expect(page.getByText('First answered')).toBeVisible();
  await expect(page.getByText('Your answer is on its way.')).toHaveCount(0);
  await expectAccessible(page);
  const [reply] = repliesTo();
  expect(reply?.mail).toMatchObject({
    subject: `Re: ${subjectOf('message', id)}`,
    from: { name: 'Sam Service, Our Company', address: 'office@example.com' },
  });
  expect(reply?.mail.text).toContain('your <b>roof</b> is covered.');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('roof');
  const owner = await createPerson(server, 'owner');
  const { body } = await owner.post('/audit/list', { filter: { record: referenceOf(id) } });
  expect(JSON.stringify(body)).toMatch(/reply_sent/);
  expect(JSON.stringify(body)).not.toContain('roof');

  await test.step('a saved reply is found with a slash, a file is attached, and an appointment is offered', async () => {
    await answer(page).press('/');
    await page.keyboard.type('documents');
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(answer(page)).toBeFocused();
    await expect(answer(page)).toHaveValue(/^Hello Ada,/);
    await page.getByLabel('Attach files', { exact: true }).first().setInputFiles({
      name: 'note.pdf',
      mimeType: 'application/pdf',
      buffer: pdfBytes(),
    });
    await expect(page.getByRole('button', { name: 'Remove note.pdf' })).toBeVisible();
    await page.getByRole('button', { name: 'Offer an appointment' }).click();
    await expect(page.getByText('Choose the day and the time of the appointment.')).toBeVisible();
    const send = page.getByRole('button', { name: 'Send', exact: true });
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await page.getByLabel('Day', { exact: true }).selectOption({ index: 2 });
    await page.getByLabel('Time', { exact: true }).selectOption({ index: 1 });
    await expect(page.getByText(/^Appointment: \w+day, /)).toBeVisible();
    await expectAccessible(page);
    await send.click();
    const [sent] = await mailServer.mailsTo(email, { words: 'Hello Ada' });
    expect(sent?.mail.attachments.map(({ filename }) => filename)).toContain('note.pdf');
    expect(sent?.raw).toContain('method=REQUEST');
    await expect(letter(page, 'Hello Ada')).toContainText('No answer from their calendar yet.');
  });

  await test.step('what their calendar answers stands at the appointment, which can be canceled', async () => {
    const { staff } = clientsOf(server);
    const { data } = await staff.rpc('staff_find', {
      kinds: ['message'],
      wanted_kind: 'message',
      wanted_id: id,
    });
    const { notes } = data as { notes: { id: string; appointment: object | null }[] };
    const calendar = {
      series: notes.find(({ appointment }) => appointment)?.id,
      sequence: 0,
      answer: 'counter',
      start: '2099-11-20T16:00:00Z',
    };
    const reply = {
      id: crypto.randomUUID(),
      message_id: crypto.randomUUID(),
      from_address: email,
      received_at: new Date(),
      subject: 'New Time Proposed',
      body: '',
      calendar,
    };
    await staff
      .rpc('staff_receive_reply', { wanted_kind: 'message', wanted_id: id, letter: reply })
      .throwOnError();
    const proposed = offerWords.proposed(formatLongDayAndTime(calendar.start));
    await expectSoon(page, () => expect(letter(page, 'Hello Ada')).toContainText(proposed, seen));
    await expect(letter(page, 'Proposes another time for the appointment')).toContainText(proposed);
    await expect(page.getByRole('heading', { name: reply.subject })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel the appointment' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send and cancel' }).click();
    await expect(letter(page, 'Canceled appointment')).toBeVisible();
    await expect(letter(page, 'Hello Ada')).toContainText('A later letter canceled it.');
    const [sent] = await mailServer.mailsTo(email, { words: 'Unfortunately' });
    expect(sent?.raw).toContain('method=CANCEL');
  });

  await test.step('an application ends with an outcome, and a snoozed record says until when', async () => {
    await giveSession(context, owner);
    const application = sampleApplication({});
    await clientsOf(server).staff.from('job_applications').insert(application).throwOnError();
    await page.goto(`${server.url}/staff/records/application/${application.id}`);
    await page.getByRole('button', { name: 'Tomorrow' }).click();
    await expect(page.getByText('Snoozed until')).toBeVisible();
    await page.keyboard.press('z');
    await expect(page.getByText('Undone.')).toBeVisible();
    await answer(page).fill('Come and see us.');
    await page.getByRole('button', { name: 'Send and done' }).click();
    await page.getByRole('radio', { name: 'Invited' }).check();
    await page.getByRole('button', { name: 'Mark done' }).click();
    await expect(page.getByText('Ended as: Invited')).toBeVisible();
  });
});

test('an answer that did not go through stays, is sent once, and never comes back as a draft', async ({
  page,
}) => {
  const { id, repliesTo } = await openMessage(page);
  await answer(page).fill('Not lost');
  // The server takes it, and its response is lost.
  const sends = `**/letters/message/${id}`;
  await page.route(sends, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('The server did not answer.')).toBeVisible();
  await page.unroute(sends);
  await page.reload();
  // The focus comes with the cleared field. What is typed before that is cleared, too.
  await expect(letter(page, 'Not lost')).toBeFocused();
  await expect(answer(page)).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Not lost');

  // Offline it fails at once, and nothing goes out by itself later.
  await answer(page).fill('Written offline');
  await page.context().setOffline(true);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('The server did not answer.')).toBeVisible();
  await page.context().setOffline(false);
  await page.keyboard.press('Control+Enter');
  await expect(letter(page, 'Written offline')).toBeVisible();
  await expect(answer(page)).toHaveValue('');

  // Slow, and the record is closed meanwhile.
  await answer(page).fill('Sent slowly');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(sends, async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Control+Enter');
  await page.getByRole('link', { name: 'Inbox' }).first().click();
  await expect(page.getByRole('heading', { name: 'Inbox' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Your answer is being sent.')).toBeVisible();
  release();
  await expect(letter(page, 'Sent slowly')).toBeVisible();
  await expect(answer(page)).toHaveValue('');
  await expect.poll(() => repliesTo().length).toBe(3);
});

test('what holds an answer back stands in the bar with Send, on a phone and on a wide screen', async ({
  page,
}) => {
  const { id } = await openMessage(page);
  const bar = page.getByRole('region', { name: 'Answer' });
  const expectTold = async (words: string) => {
    await answer(page).press('Control+Enter');
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(bar.getByRole('status').filter({ hasText: words })).toBeInViewport({ ratio: 1 });
    }
  };
  await answer(page).fill(`Dear Ada,\n${'Thank you.\n'.repeat(30)}Come on [day and time].`);
  await expectTold('[day and time]');
  await page.route(`**/letters/message/${id}`, (route) => route.abort());
  await expectTold('The server did not answer.');
  await expectAccessible(page);
});

test('two people write: each sees the other, and the second reads the first answer before sending', async ({
  page,
  browser,
}) => {
  const { id, repliesTo } = await openMessage(page);
  const colleague = await createPerson(server, 'service', { name: 'Carla Colleague' });
  const context = await browser.newContext();
  await giveSession(context, colleague);
  const other = await context.newPage();
  await other.goto(`${server.url}/staff/records/message/${id}`);
  await other.getByLabel('Your answer').fill('From Carla');
  await expectSoon(page, () =>
    expect(page.getByText('Carla Colleague is writing an answer.')).toBeVisible(seen),
  );
  await answer(page).fill('From Sam');
  await other.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(other.getByRole('article').filter({ hasText: 'From Carla' })).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('The conversation has gone on while you were writing.')).toBeVisible();
  await expect(letter(page, 'From Carla')).toBeVisible();
  await expect(answer(page)).toHaveValue('From Sam');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(letter(page, 'From Sam')).toBeVisible();
  await expect.poll(() => repliesTo().length).toBe(2);
  await context.close();
});

test('a mail that did not arrive marks its record, and is written again to another address in one step; the visitor answers, and then wants no more', async ({
  page,
}) => {
  const { email } = await openMessage(page);
  await mailServer.mailsTo(email);
  mailServer.behave('refuse recipient');
  await answer(page).fill('Hello Ada');
  await page.keyboard.press('Control+Shift+Enter');
  await expectSoon(page, () => expect(letter(page, 'Hello Ada')).toContainText('This did not arrive.', seen));
  await expect(page.getByText('Not delivered')).toBeVisible();
  await expect(page.getByRole('button', { name: 'In progress' })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  mailServer.behave('accept');
  await page.getByRole('button', { name: 'Write it again' }).click();
  await expect(answer(page)).toHaveValue('Hello Ada');
  const corrected = `${crypto.randomUUID()}@example.com`;
  await page.getByLabel('Send to this address').fill(corrected);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await mailServer.mailsTo(corrected, { words: 'Hello Ada' });
  await expectSoon(page, () => expect(page.getByText('Not delivered')).toHaveCount(0, seen));

  await test.step('a reply of the visitor joins the conversation; from another address it has to be confirmed', async () => {
    const { id, email } = await openMessage(page);
    const receive = (from: string, body: string) =>
      clientsOf(server)
        .staff.rpc('staff_receive_reply', {
          wanted_kind: 'message',
          wanted_id: id,
          letter: {
            id: crypto.randomUUID(),
            message_id: `<${crypto.randomUUID()}@mail.example.com>`,
            from_address: from,
            from_name: 'Ada',
            received_at: new Date().toISOString(),
            body,
            quoted: '> what we wrote',
          },
        })
        .throwOnError();
    await receive(email, 'Here is more <script>');
    await receive('other@example.com', 'Write me here');
    await expectSoon(page, () => expect(letter(page, 'Here is more <script>')).toBeVisible(seen));
    await expect(page.getByText('> what we wrote').first()).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'It is the same person' }).click();
    await expect(page.getByRole('region', { name: 'Answer' })).toContainText('other@example.com');
  });

  await test.step('whoever said that they never wrote is not written to', async () => {
    const { id } = await openMessage(page);
    await clientsOf(server)
      .staff.rpc('staff_stop_receipts', { wanted_kind: 'message', wanted_id: id })
      .throwOnError();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'We may not write to this address' })).toBeVisible();
    await expect(page.getByText('Sender says: not me')).toBeVisible();
    await expect(answer(page)).toHaveCount(0);
    await expectAccessible(page);
  });
});
