import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { site } from '#company/site.ts';
import { referenceOf } from '#domain/references.ts';
import { listSlots } from '#office/opening-hours.ts';
import { readCalendar } from '../support/read-calendar.ts';
import { createPerson } from '../support/staff-client.ts';
import { lettersOf, office, positionIn, receiptOf, shareInbound, writeMail } from './share-inbound.ts';
import { sendMessage } from './share-mail.ts';

const { mailServer, dovecot, server } = shareInbound();

async function deliver(...mails: Parameters<typeof writeMail>[0][]) {
  for (const mail of mails) await dovecot.deliver(office, await writeMail(mail));
}

/** Waits until so many letters came back for a record. */
async function waitForLetters(recordId: string, count = 1) {
  await expect.poll(() => lettersOf(server, recordId)).toHaveLength(count);
  return lettersOf(server, recordId);
}

it('a reply to the receipt joins its record, which waits for an answer again', async () => {
  const message = await sendMessage(server);
  const word = `w${randomUUID().replaceAll('-', '')}`;
  await server.sql(
    `update private.inbox set state = 'done', waiting_since = null where record_id = '${message.id}'`,
  );
  await deliver({
    from: { name: 'Ada "Countess" Lovelace', address: message.email.toUpperCase() },
    subject: `The ${word} is broken too`,
    inReplyTo: receiptOf(message.id),
    references: ['<other@their.example>', receiptOf(message.id)],
    text: 'One more thing.\n\nOn Mon, Nov 16, 2026 at 9:00 AM Our Company <office@example.com> wrote:\n> We received your message.',
  });
  const [letter] = await waitForLetters(message.id);
  expect(letter).toMatchObject({
    body: 'One more thing.',
    address: expect.stringMatching(new RegExp(`^${message.email}$`, 'i')),
    author_name: 'Ada "Countess" Lovelace',
    confirmed: true,
    automatic: false,
    files: [],
  });
  expect(letter?.quoted).toContain('> We received your message.');
  const [entry] = await server.sql(
    `select state, waiting_since from private.inbox where record_id = '${message.id}'`,
  );
  expect(entry).toEqual({ state: 'new', waiting_since: expect.anything() });
  // Its subject is shown, and found.
  const service = await createPerson(server, 'service');
  expect((await service.get(`/records/message/${message.id}`)).body).toMatchObject({
    notes: [{ subject: `The ${word} is broken too` }],
  });
  expect((await service.post('/inbox/list', { search: word })).body).toMatchObject({
    entries: [{ record_id: message.id }],
  });
});

it('a reply to an answer of ours, and one with our reference in its subject, join the record', async () => {
  const service = await createPerson(server, 'service');
  const message = await sendMessage(server);
  const id = randomUUID();
  const sent = await service.post(`/letters/message/${message.id}`, {
    id,
    body: 'It is covered.',
    seenLetters: 0,
  });
  expect(sent.status).toBe(200);
  await deliver({ from: message.email, inReplyTo: `<reply.${id}@example.com>`, text: 'By the answer' });
  await deliver({
    from: message.email,
    subject: `AW: Your message [${referenceOf(message.id)}]`,
    text: 'By the reference',
  });
  const letters = await waitForLetters(message.id, 2);
  expect(letters.map(({ body }) => body).sort()).toEqual(['By the answer', 'By the reference']);
});

it('a mail from another address joins only as to be confirmed', async () => {
  const message = await sendMessage(server);
  await deliver({ from: 'mallory@evil.example', inReplyTo: receiptOf(message.id), text: 'Send it to me.' });
  const [letter] = await waitForLetters(message.id);
  expect(letter).toMatchObject({ address: 'mallory@evil.example', confirmed: false });
});

it.each([
  ['an address after another', (email: string) => `From: <${email}>mallory@evil.example\n`],
  ['two addresses', (email: string) => `From: ${email}, mallory@evil.example\n`],
  ['two headers', (email: string) => `From: ${email}\nFrom: mallory@evil.example\n`],
  ['none', () => ''],
])('a mail that names no single sender (%s) joins only as to be confirmed', async (_, fromOf) => {
  const message = await sendMessage(server);
  const mail = String(await writeMail({ inReplyTo: receiptOf(message.id), text: 'Send it to me.' }));
  await dovecot.deliver(office, `${fromOf(message.email)}${mail}`);
  const [letter] = await waitForLetters(message.id);
  expect(letter).toMatchObject({ address: '', confirmed: false });
  const owner = await createPerson(server, 'owner');
  const confirmed = await owner.post(`/letters/message/${message.id}/confirm`, {
    note: letter?.id,
    isTheirs: true,
  });
  expect(confirmed.status).toBe(200);
  const [entry] = await server.sql(`select reply_to from private.inbox where record_id = '${message.id}'`);
  expect(entry).toEqual({ reply_to: null });
});

it('ids of another domain, unknown ids and mails without any stay in the mailbox alone', async () => {
  const message = await sendMessage(server);
  const before = await server.sql('select 1 from private.inbox_notes');
  await deliver(
    { from: message.email, inReplyTo: `<receipt.${message.id}@evil.example>` },
    { from: message.email, inReplyTo: receiptOf(randomUUID()) },
    { from: message.email, subject: `[${referenceOf(randomUUID())}]` },
    { from: 'office@example.com', inReplyTo: receiptOf(message.id), text: 'Our own' },
    { from: 'spam@evil.example', subject: 'Buy now' },
  );
  await deliver({ from: message.email, inReplyTo: receiptOf(message.id), text: 'The last' });
  const letters = await waitForLetters(message.id);
  expect(letters.map(({ body }) => body)).toEqual(['The last']);
  expect(await server.sql('select 1 from private.inbox_notes')).toHaveLength(before.length + 1);
});

it('two mails with one Message-ID are one letter', async () => {
  const message = await sendMessage(server);
  const mail = { from: message.email, inReplyTo: receiptOf(message.id), messageId: '<twice@their.example>' };
  await deliver({ ...mail, text: 'First' }, { ...mail, text: 'Second' });
  await deliver({ from: message.email, inReplyTo: receiptOf(message.id), text: 'The last' });
  const letters = await waitForLetters(message.id, 2);
  expect(letters.map(({ body }) => body).sort()).toEqual(['First', 'The last']);
});

it.each([
  ['Auto-Submitted', 'auto-replied'],
  ['Precedence', 'bulk'],
  ['X-Autoreply', 'yes'],
  ['List-Id', '<list.their.example>'],
  ['Return-Path', '<>'],
])('an automatic mail (%s: %s) is shown, and opens nothing again', async (name, value) => {
  const message = await sendMessage(server);
  await mailServer.mailsTo(message.email);
  await server.sql(
    `update private.inbox set state = 'done', waiting_since = null where record_id = '${message.id}'`,
  );
  const sent = mailServer.received.length;
  const mail = await writeMail({ from: message.email, inReplyTo: receiptOf(message.id), text: 'Away' });
  await dovecot.deliver(office, Buffer.concat([Buffer.from(`${name}: ${value}\n`), mail]));
  const [letter] = await waitForLetters(message.id);
  expect(letter).toMatchObject({ automatic: true, body: 'Away' });
  const [entry] = await server.sql(
    `select state, waiting_since from private.inbox where record_id = '${message.id}'`,
  );
  expect(entry).toEqual({ state: 'done', waiting_since: null });
  // Nobody answers a program.
  expect(mailServer.received.slice(sent).some(({ envelope }) => envelope.to.includes(message.email))).toBe(
    false,
  );
});

it('whoever wants mail is told of a reply, and its sender gets none because of it', async () => {
  const service = await createPerson(server, 'service');
  const message = await sendMessage(server);
  await mailServer.mailsTo(message.email);
  const notices = () => mailServer.received.filter(({ envelope }) => envelope.to.includes(service.email));
  await expect.poll(() => notices().some(({ mail }) => mail.text?.includes(message.id))).toBe(true);
  const before = notices().length;
  await deliver({ from: message.email, inReplyTo: receiptOf(message.id) });
  await waitForLetters(message.id);
  await expect.poll(() => notices().length).toBeGreaterThan(before);
  expect(await mailServer.mailsTo(message.email)).toHaveLength(1);
});

it('of a flood of replies to one record, the rest stays in the mailbox', async () => {
  const message = await sendMessage(server);
  const flood = Array.from({ length: 25 }, (_, at) => ({
    from: message.email,
    inReplyTo: receiptOf(message.id),
    text: `Reply ${at + 1}`,
  }));
  await deliver(...flood);
  const other = await sendMessage(server);
  await deliver({ from: other.email, inReplyTo: receiptOf(other.id) });
  await waitForLetters(other.id);
  expect(await lettersOf(server, message.id)).toHaveLength(20);
});

it('a flood from other addresses keeps no reply of the person out, and the overview counts what is in the mailbox alone', async () => {
  const message = await sendMessage(server);
  const owner = await createPerson(server, 'owner');
  const countUnread = async () =>
    ((await owner.get('/overview')).body as { server: { unreadMails: number } }).server.unreadMails;
  const before = await countUnread();
  const mail = { subject: `[${referenceOf(message.id)}]` };
  await deliver(...Array.from({ length: 25 }, () => ({ ...mail, from: 'mallory@evil.example' })));
  await deliver({ ...mail, from: message.email, text: 'It still leaks.' });
  const letters = await waitForLetters(message.id, 21);
  expect(letters.filter(({ confirmed }) => confirmed).map(({ body }) => body)).toEqual(['It still leaks.']);
  expect(await countUnread()).toBe(before + 5);
});

it('a mail of HTML alone becomes text: no script, no style, no remote picture', async () => {
  const message = await sendMessage(server);
  await deliver({
    from: message.email,
    inReplyTo: receiptOf(message.id),
    text: undefined,
    html: '<html><head><style>p { color: red }</style></head><body><script>alert("x")</script><p>Caf&eacute; &amp; roof</p><img src="https://evil.example/track.png" onerror="alert(1)"><blockquote>On Monday</blockquote></body></html>',
  });
  const [letter] = await waitForLetters(message.id);
  expect(letter).toMatchObject({ body: 'Café & roof', quoted: '> On Monday' });
});

it('nothing in the mailbox changes: no mail is gone, and none is marked as read', async () => {
  const message = await sendMessage(server);
  await deliver({ from: message.email, inReplyTo: receiptOf(message.id) });
  await waitForLetters(message.id);
  const delivered = await positionIn(server);
  expect(delivered).toBeGreaterThan(0);
  expect(await dovecot.countMails(office)).toEqual({ untouched: delivered, touched: 0 });
});

it('the owner’s overview says when the mailbox was last read', async () => {
  const owner = await createPerson(server, 'owner');
  await expect
    .poll(async () => (await owner.get('/overview')).body)
    .toMatchObject({ server: { imap: { state: 'on', since: expect.any(String) } } });
});

/** What a calendar sends back, as Google (text beside it) or Outlook (alone) does. */
function calendarMail(
  from: string,
  { summary, lines }: { summary: string; lines: string[] },
  isAlone = false,
) {
  const calendar = `Content-Type: text/calendar; charset="UTF-8"; method=REPLY\n\n${lines.join('\n')}\n`;
  const head = `From: ${from}\nTo: office@example.com\nSubject: Answer: ${summary} @ Thu Nov 19\nMessage-ID: <${randomUUID()}@their.example>\nAuto-Submitted: auto-generated\nMIME-Version: 1.0\n`;
  if (isAlone) return `${head}${calendar}`;
  return `${head}Content-Type: multipart/mixed; boundary=b\n\n--b\nContent-Type: text/plain\n\nAda has answered.\n--b\n${calendar}--b\nContent-Type: application/ics; name="invite.ics"\nContent-Disposition: attachment; filename="invite.ics"\n\n${lines.join('\n')}\n--b--\n`;
}

it('what a calendar answers to an appointment joins its record; a later offer replaces the first, and can be canceled', async () => {
  const service = await createPerson(server, 'service');
  const message = await sendMessage(server);
  const place = site.offices[0];
  const [first, second] = listSlots(place, new Date(), 28, 30);
  const send = async (body: string, more: object) => {
    const { notes } = (await service.get(`/records/message/${message.id}`)).body as { notes: unknown[] };
    const given = { id: randomUUID(), body, seenLetters: notes.length, ...more };
    const { status } = await service.post(`/letters/message/${message.id}`, given);
    if (status !== 200) return { id: given.id, status, calendar: {} as Record<string, string> };
    const [sent] = await mailServer.mailsTo(message.email, { words: body });
    const [, encoded = ''] = /application\/ics.*?\r\n\r\n(.*?)\r\n--/s.exec(sent?.raw ?? '') ?? [];
    const properties = readCalendar(Buffer.from(encoded, 'base64').toString());
    const calendar = Object.fromEntries(properties.map(({ name, value }) => [name, value]));
    return { id: given.id, status, calendar };
  };
  const offer = (body: string, start = first) =>
    send(body, { appointment: { start: start?.toISOString(), minutes: 30, office: place.name } });
  const linesOf = (calendar: Record<string, string>, method: string, attendee: string, start: string) => [
    'BEGIN:VCALENDAR',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${calendar.UID}`,
    `SEQUENCE:${calendar.SEQUENCE}`,
    `DTSTART:${start}`,
    `ATTENDEE;PARTSTAT=${attendee}:mailto:${message.email}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];

  const { id, calendar: offered } = await offer('Come and see us');
  expect(offered).toMatchObject({ METHOD: 'REQUEST', SEQUENCE: '0', UID: `reply.${id}@example.com` });
  expect(offered.SUMMARY).toContain(`[${referenceOf(message.id)}]`);
  const answerWith = (method: string, attendee: string, isAlone: boolean, start = offered.DTSTART ?? '') =>
    dovecot.deliver(
      office,
      calendarMail(
        message.email,
        { summary: offered.SUMMARY ?? '', lines: linesOf(offered, method, attendee, start) },
        isAlone,
      ),
    );
  const close = () =>
    server.sql(
      `update private.inbox set state = 'done', waiting_since = null where record_id = '${message.id}'`,
    );
  const stateOf = async () =>
    (await server.sql(`select state, waiting_since from private.inbox where record_id = '${message.id}'`))[0];
  const answersOf = async () =>
    (await server.sql(
      `select body, calendar, automatic, (select count(*)::int from private.letter_files f where f.note_id = n.id) as files
        from private.inbox_notes n where record_id = '${message.id}' and sort = 'reply_received' order by written_at`,
    )) as { calendar: unknown }[];

  await close();
  await answerWith('REPLY', 'ACCEPTED', false);
  await expect.poll(answersOf).toHaveLength(1);
  expect(await answersOf()).toMatchObject([
    {
      body: 'Ada has answered.',
      calendar: { series: id, sequence: 0, answer: 'accepted' },
      automatic: false,
      files: 0,
    },
  ]);
  // Nobody has to answer it.
  expect(await stateOf()).toEqual({ state: 'done', waiting_since: null });
  await answerWith('REPLY', 'DECLINED', true);
  await expect.poll(answersOf).toHaveLength(2);
  expect(await stateOf()).toMatchObject({ state: 'in_progress', waiting_since: expect.anything() });
  await answerWith('COUNTER', 'TENTATIVE', true, '20991120T160000Z');
  await expect.poll(answersOf).toHaveLength(3);
  // The mailbox dates them to the second, so their order is open.
  expect(await answersOf()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        body: '',
        calendar: expect.objectContaining({ answer: 'declined' }),
        files: 0,
      }),
      expect.objectContaining({
        calendar: expect.objectContaining({ answer: 'counter', start: '2099-11-20T16:00:00.000Z' }),
      }),
    ]),
  );

  const { calendar: replaced } = await offer('Then come later', second);
  expect(replaced).toMatchObject({ METHOD: 'REQUEST', SEQUENCE: '1', UID: offered.UID });
  const { calendar: canceled } = await send('We are closed', { cancels: true });
  expect(canceled).toMatchObject({
    METHOD: 'CANCEL',
    STATUS: 'CANCELLED',
    SEQUENCE: '2',
    UID: offered.UID,
    DTSTART: replaced.DTSTART,
  });
  expect((await send('Again', { cancels: true })).status).toBe(409);
  const { id: third, calendar: anew } = await offer('Come after all');
  expect(anew).toMatchObject({ SEQUENCE: '0', UID: `reply.${third}@example.com` });
});
