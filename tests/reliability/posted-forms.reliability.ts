import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rules } from '#content/claim-form.ts';
import { forms } from '#content/forms.ts';
import { outcomes } from '#content/outcomes.ts';
import { photoWords } from '#content/photos.ts';
import { postRefused } from '#content/post-refused.ts';
import { receipt } from '#content/receipts.ts';
import { askedQuestions } from '#domain/asked-questions.computed.ts';
import { photoBytes, photosPerClaim } from '#domain/claims.ts';
import { splitLanguage } from '#domain/languages.ts';
import { referenceOf } from '#domain/references.ts';
import { clientsOf } from '../support/clients.ts';
import { serverForTest, shareServer } from '../support/open-test-server.ts';
import { inOther, otherLanguage } from '../support/other-language.ts';
import { type Parts, postedForms, postForm, readPage, resume } from '../support/post-form.ts';
import { fileOf, jpegBytes, types } from '../support/sample-files.ts';

const builtSite = { SITE_DIR: 'build/client' };
const server = shareServer(() => ({ database: 'embedded', env: builtSite }));

async function rowsOf(table: string, email: unknown) {
  const { data } = await clientsOf(server).staff.from(table).select('*').eq('email', email).throwOnError();
  return data ?? [];
}

const foreignPage = { origin: 'null', 'sec-fetch-site': 'cross-site' };
const drafts = () => readdir(path.join(server.dataDir, 'files', 'drafts'));
const [contact, claim, application, verification] = postedForms as [Form, Form, Form, Form];
type Form = (typeof postedForms)[number];

describe.each(postedForms)('$path without scripts', ({ path: address, table, parts, stored }) => {
  it('is stored once, and the receipt names its reference, also when it is posted and opened again', async () => {
    const sent = parts();
    const answers = await Promise.all([postForm(server, address, sent), postForm(server, address, sent)]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const rows = await rowsOf(table, sent.email);
    expect(rows).toMatchObject([stored]);
    const shown = await readPage(await fetch(server.url + answers[0]?.location));
    expect(shown.status).toBe(200);
    expect(shown.text).toContain(referenceOf(rows[0].id));
    await fetch(server.url + answers[0]?.location);
    expect(await rowsOf(table, sent.email)).toHaveLength(1);
    expect(await drafts()).toEqual([]);
  });

  it('comes back with its errors and the values, but no file and no secret, and stores nothing', async () => {
    const { phone: _, ...rest } = parts();
    const mark = '"><script>alert(1)</script>';
    const name = Object.keys(rest)[0] ?? '';
    const answer = await postForm(server, address, { ...rest, [name]: mark });
    expect(answer.status).toBe(422);
    expect(answer.html).toMatch(/<title>Error: /);
    expect(answer.values).toMatchObject({ [name]: mark, email: rest.email });
    expect(answer.html).not.toContain('<script>alert');
    expect(answer.html).not.toContain('900-12-3456');
    expect(answer.html).not.toContain('900123456');
    expect(await rowsOf(table, rest.email)).toEqual([]);
    expect(await drafts()).toEqual([]);
  });

  it('from a page of another origin is refused', async () => {
    const sent = parts();
    for (const headers of [{ origin: 'https://example.com' }, { origin: 'null' }, foreignPage])
      expect((await postForm(server, address, sent, headers)).status).toBe(403);
    expect(await rowsOf(table, sent.email)).toEqual([]);
  });
});

it('the page of a posted form is not stored by browsers, and has the policy of its page', async () => {
  const body = new URLSearchParams({ name: 'A' });
  const posted = await fetch(`${server.url}/contact`, { method: 'POST', body });
  const page = await fetch(`${server.url}/contact`);
  expect(posted.headers.get('cache-control')).toBe('no-store');
  expect(posted.headers.get('content-security-policy')).toBe(page.headers.get('content-security-policy'));
});

it('a message in the field for bots is answered as sent, and not stored', async () => {
  const sent: Parts = { ...contact.parts(), honeypot: 'https://example.com' };
  const answer = await postForm(server, contact.path, sent);
  expect(answer.status).toBe(200);
  expect(answer.text).toContain(outcomes.contact.honeypot);
  expect(await rowsOf('contacts', sent.email)).toEqual([]);
});

it.each([
  [
    'a program with the name of a resume',
    resume(Buffer.from('MZ\u0090 this program'), 'cv.pdf'),
    /did not accept this file/,
  ],
  ['a picture', fileOf(Buffer.from('GIF89a'), 'cv.gif', 'image/gif'), /must be a PDF or Word document/],
  ['a file of more than 5 MB', resume(Buffer.alloc(5 * 1024 * 1024 + 1)), /must be 5MB or smaller/],
  ['an empty file', resume(Buffer.alloc(0)), /Resume is required/],
])('%s is refused at its field, and the other answers stay', async (_, file, complaint) => {
  const sent: Parts = { ...application.parts(), resume: file };
  const answer = await postForm(server, application.path, sent);
  expect(answer.status).toBe(422);
  expect(answer.text).toMatch(complaint);
  expect(answer.values).toMatchObject({ fullName: sent.fullName, email: sent.email });
  expect(await rowsOf('job_applications', sent.email)).toEqual([]);
  expect(await drafts()).toEqual([]);
});

it('a license that is not a picture is refused, or ignored where none is asked for', async () => {
  const sent: Parts = {
    ...verification.parts(),
    licenseFront: fileOf(Buffer.from('GIF89a'), 'a.gif', 'image/gif'),
  };
  const answer = await postForm(server, verification.path, sent);
  if (askedQuestions.driversLicense) {
    expect(answer.status).toBe(422);
    expect(answer.text).toContain('Please upload a JPEG, PNG, or PDF file');
    return;
  }
  expect(answer.status).toBe(303);
  expect(await rowsOf('employment_verifications', sent.email)).toMatchObject([{ dl_front_url: null }]);
});

describe('photos of a claim', () => {
  const photo = (name: string, bytes = jpegBytes()) => fileOf(bytes, name, types.jpg);
  const photos = (count: number) =>
    Array.from({ length: count }, (_, at) => photo(`${at}.jpg`, jpegBytes(2000 + at)));

  it('are stored in the order in which they were chosen, up to eight of 10 MB', async () => {
    const large = jpegBytes(photoBytes);
    const sent: Parts = {
      ...claim.parts(),
      photos: [...photos(photosPerClaim - 1), photo('large.jpg', large)],
    };
    expect((await postForm(server, claim.path, sent)).status).toBe(303);
    const [row] = await rowsOf('claim_reports', sent.email);
    expect(row.photo_urls).toHaveLength(photosPerClaim);
    expect(row.photo_urls.map((url: string) => /_(\d+)\./.exec(url)?.[1])).toEqual([...'12345678']);
    expect(await drafts()).toEqual([]);
  });

  it.each([
    ['a ninth photo', photos(photosPerClaim + 1), rules.photos],
    ['a photo of more than 10 MB', [photo('a.jpg', jpegBytes(photoBytes + 1))], photoWords.tooLarge('a.jpg')],
    ['a movie', [photo('a.jpg'), fileOf(jpegBytes(), 'b.mp4', 'video/mp4')], photoWords.wrongType('b.mp4')],
    [
      'a program with the name of a photo',
      [photo('a.jpg', Buffer.from('MZ this program'))],
      forms.file.notAccepted({ name: 'a.jpg' }),
    ],
  ])('%s is refused at the field, and nothing is stored', async (_, chosen, complaint) => {
    const sent: Parts = { ...claim.parts(), photos: chosen };
    const answer = await postForm(server, claim.path, sent);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain(complaint);
    expect(await rowsOf('claim_reports', sent.email)).toEqual([]);
    expect(await drafts()).toEqual([]);
  });
});

it('a browser that hides its origin can post a form of ours', async () => {
  const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
  expect((await postForm(server, contact.path, contact.parts(), headers)).status).toBe(303);
});

describe('a receipt', () => {
  it('that we did not sign leads to the form', async () => {
    const { location } = await postForm(server, contact.path, contact.parts());
    const forged = location.replace(/receipt=..../, 'receipt=AAAA');
    const answer = await fetch(server.url + forged, { redirect: 'manual' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/contact');
  });

  it.skipIf(!otherLanguage)(
    'is shown in another language too, and the same form sent from there is stored once',
    async () => {
      const sent = contact.parts();
      const { location } = await postForm(server, inOther(contact.path), sent);
      expect(location).toMatch(new RegExp(`^${inOther(contact.path)}\\?`));
      const english = await fetch(server.url + splitLanguage(location).path, { redirect: 'manual' });
      expect(english.status).toBe(200);
      const [row] = await rowsOf(contact.table, sent.email);
      expect((await readPage(english)).text).toContain(referenceOf(row.id));
      expect((await postForm(server, contact.path, sent)).status).toBe(303);
      expect(await rowsOf(contact.table, sent.email)).toHaveLength(1);
    },
  );

  it('offers the empty form again', async () => {
    const { location } = await postForm(server, '/contact?topic=claim', postedForms[1]?.parts() ?? {});
    expect(location).toMatch(/^\/contact\?topic=claim&receipt=/);
    const { html, text } = await readPage(await fetch(server.url + location));
    expect(text).toContain(receipt.again);
    expect(html).toContain('href="/contact/claim"');
  });
});

describe('a body that no form sends', () => {
  const send = (body: BodyInit, type?: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/contact`, {
      method: 'POST',
      body,
      headers: { ...(type && { 'content-type': type }), ...headers },
    });
  const form = 'application/x-www-form-urlencoded';

  it.each([
    ['JSON', '{"name":"Ada"}', 'application/json'],
    ['no type', new Uint8Array([1, 2, 3]), undefined],
    ['a multipart body without a boundary', 'name=Ada', 'multipart/form-data'],
    [
      'a multipart body that is cut short',
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb',
      'multipart/form-data; boundary=x',
    ],
    ['a thousand fields', Array.from({ length: 1000 }, (_, at) => `a${at}=1`).join('&'), form],
  ])('%s is answered with 400', async (_, body, type) => {
    expect((await send(body, type)).status).toBe(400);
  });

  it.each([
    ['names of object properties', '__proto__=1&constructor=2&toString=3'],
    ['characters that no database stores', 'name=%00%01&message=%ED%A0%80%FF'],
    ['nothing', ''],
    ['a field of a million characters', `message=${'x'.repeat(1_000_000)}`],
  ])('%s is answered with the form', async (_, body) => {
    const answer = await send(body, form);
    expect(answer.status).toBe(422);
  });
});

it('a flood from one address is refused with a page that says when to try again', async () => {
  const limited = await serverForTest({ database: 'embedded', env: { ...builtSite, RATE_LIMIT: '' } });
  const answers = [];
  for (let at = 0; at <= 30; at += 1) answers.push(await postForm(limited, '/contact', { name: 'A' }));
  expect(answers.slice(0, 30).every(({ status }) => status === 422)).toBe(true);
  expect(answers[30]).toMatchObject({ status: 429 });
  expect(answers[30]?.text).toMatch(/Nothing was sent.*Wait \d+ minutes/);
});

it('a flood of receipts is refused with a page too', async () => {
  const limited = await serverForTest({ database: 'embedded', env: { ...builtSite, RATE_LIMIT: '' } });
  const open = () => fetch(`${limited.url}/contact?receipt=x`, { redirect: 'manual' });
  for (let at = 0; at < 300; at += 1) expect((await open()).status).toBe(303);
  const { status, text } = await readPage(await open());
  expect(status).toBe(429);
  expect(text).toContain(postRefused.noReceipt.title);
});

it('while nothing can be stored, the page says so and keeps what was typed', async () => {
  const broken = await serverForTest({ env: builtSite });
  await broken.sql('alter table contacts rename to contacts_gone');
  const sent = contact.parts();
  const answer = await postForm(broken, '/contact', sent);
  expect(answer.status).toBe(500);
  expect(answer.text).toContain(outcomes.contact.failed);
  expect(answer.values).toMatchObject({ name: sent.name, email: sent.email });
});
