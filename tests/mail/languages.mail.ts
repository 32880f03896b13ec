import { expect, it } from 'vitest';
import { site } from '#company/site.ts';
import { languages } from '#domain/languages.ts';
import type { InboxEntry } from '#domain/records.ts';
import { describeAppointment } from '#office/appointments.ts';
import { subjectOf } from '#office/mail-subject.ts';
import { listSlots } from '#office/opening-hours.ts';
import { mailWordsIn } from '../../server/lib/frame/words.ts';
import { clientsOf } from '../support/clients.ts';
import { serverForTest } from '../support/open-test-server.ts';
import { freshEmail, sampleClaim } from '../support/samples.ts';
import { createPerson } from '../support/staff-client.ts';
import { sendWithFiles } from '../support/upload-files.ts';
import { sendMessage, shareMail } from './share-mail.ts';

const { mailServer, server } = shareMail();
const others = site.languages.filter((code) => code !== languages.en.code);

it.each(site.languages)('%s: a message, its receipt, an answer with an appointment', async (code) => {
  const words = await mailWordsIn(code);
  const { receiptMail, replyMail, appointmentMail, mailFooter } = words.mail;
  const message = await sendMessage(server, { language: code });
  const subject = subjectOf('message', message.id, code);

  const [receipt] = await mailServer.mailsTo(message.email);
  expect(receipt?.mail.subject).toBe(subject);
  expect(receipt?.mail.html).toContain(`<html lang="${words.language.locale}">`);
  for (const line of [receiptMail.byKind.message.next, receiptMail.fraud.title, ...mailFooter])
    expect(receipt?.mail.text).toContain(line);

  const service = await createPerson(server, 'service');
  const listed = (await service.post('/inbox/list', { language: code })).body as { entries: InboxEntry[] };
  expect(listed.entries.map(({ record_id: id }) => id)).toEqual([message.id]);
  expect(listed.entries).toMatchObject([{ language: code }]);

  const office = site.offices[0];
  const [start] = listSlots(office, new Date(), 28, 30);
  const appointment = { start: start?.toISOString() ?? '', minutes: 30, office: office.name };
  const letter = {
    id: crypto.randomUUID(),
    body: 'Muchas gracias, ¡hasta pronto!',
    seenLetters: 0,
    appointment,
  };
  expect((await service.post(`/letters/message/${message.id}`, letter)).status).toBe(200);
  const [answer] = await mailServer.mailsTo(message.email, { words: letter.body });
  expect(answer?.mail.subject).toBe(`Re: ${subject}`);
  const [beforeDate = ''] = replyMail.about('', '\0').split('\0');
  for (const line of [beforeDate, describeAppointment(appointment, words), ...mailFooter])
    expect(answer?.mail.text).toContain(line);
  // A time in Spanish ends with a full stop of its own.
  expect(answer?.mail.text).not.toMatch(/m\.\./);
  expect(answer?.raw).toContain('text/calendar; charset=utf-8; method=REQUEST');
  expect(answer?.mail.text).toContain(`${appointmentMail.label}: `);
});

it.each(site.languages)('%s: the receipt of a claim, and where it stands', async (code) => {
  const { mail, statuses } = await mailWordsIn(code);
  const service = await createPerson(server, 'service');
  const claim = sampleClaim({ language: code, email: freshEmail(), photo_urls: [] });
  await sendWithFiles(clientsOf(server).visitor, 'claim_reports', claim);
  const [receipt] = await mailServer.mailsTo(claim.email);
  expect(receipt?.mail.text).toContain(mail.statusMail.page);
  const change = {
    id: crypto.randomUUID(),
    version: 1,
    status: 'with_adjuster',
    message: 'Gracias por esperar.',
  };
  const set = await service.post(`/claims/${claim.id}/status`, change);
  expect(set.status, JSON.stringify(set.body)).toBe(200);
  const [told] = await mailServer.mailsTo(claim.email, { words: change.message });
  const { label, next } = statuses.with_adjuster;
  for (const line of [`${mail.statusMail.status}: ${label}`, next, mail.statusMail.page])
    expect(told?.mail.text).toContain(line);
});

it.each(site.languages)('%s: the page behind “I did not send this”', async (code) => {
  const { mail, language } = await mailWordsIn(code);
  const message = await sendMessage(server, { language: code });
  const [receipt] = await mailServer.mailsTo(message.email);
  const { pathname, search } = new URL(/http\S+not-me\S+/.exec(receipt?.mail.text ?? '')?.[0] ?? '');
  const link = `${server.url}${pathname}${search}`;
  const page = await (await fetch(link)).text();
  expect(page).toContain(`<html lang="${language.locale}">`);
  expect(page).toContain(mail.notMePage.title);
  const done = await (await fetch(link, { method: 'POST' })).text();
  expect(done).toContain(mail.notMePage.doneTitle);
});

it.each(site.languages)('%s: that page says so when it cannot note it', async (code) => {
  const broken = await serverForTest({ env: mailServer.env });
  const { notMePage } = (await mailWordsIn(code)).mail;
  const message = await sendMessage(broken, { language: code });
  const [receipt] = await mailServer.mailsTo(message.email);
  const { pathname, search } = new URL(/http\S+not-me\S+/.exec(receipt?.mail.text ?? '')?.[0] ?? '');
  await broken.sql('alter function public.staff_stop_receipts rename to gone');
  const failed = await fetch(`${broken.url}${pathname}${search}`, { method: 'POST' });
  expect(failed.status).toBe(500);
  expect(await failed.text()).toContain(notMePage.failedTitle);
});

it('a language that nobody has words in gets English mail', async () => {
  const message = await sendMessage(server, { language: 'zz' });
  const [receipt] = await mailServer.mailsTo(message.email);
  expect(receipt?.mail.subject).toBe(subjectOf('message', message.id));
  expect(receipt?.mail.html).toContain(`<html lang="${languages.en.locale}">`);
});

it.each(others)('%s: what the staff gets about it is English', async (code) => {
  const service = await createPerson(server, 'service');
  const message = await sendMessage(server, { language: code });
  const [notice] = await mailServer.mailsTo(service.email, { words: message.id });
  expect(notice?.mail.html).toContain(`<html lang="${languages.en.locale}">`);
});
