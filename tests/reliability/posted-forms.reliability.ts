import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rules } from '#content/claim-form.ts';
import { addPhotos } from '#content/claim-status.ts';
import { forms } from '#content/forms.ts';
import { outcomes } from '#content/outcomes.ts';
import { photoWords } from '#content/photos.ts';
import { receipt } from '#content/receipts.ts';
import { photoBytes, photosPerClaim } from '#domain/claims.ts';
import { splitLanguage } from '#domain/languages.ts';
import { referenceOf } from '#domain/references.ts';
import { askedQuestions } from '#office/asked-questions.ts';
import { clientsOf } from '../support/clients.ts';
import { shareServer } from '../support/open-test-server.ts';
import { inOther, otherLanguage } from '../support/other-language.ts';
import { type Parts, postedForms, postForm, readPage, resume } from '../support/post-form.ts';
import { fileOf, jpegBytes, types } from '../support/sample-files.ts';
import { shareLog } from './record-log.ts';

const builtSite = { SITE_DIR: 'build/client' };
const log = shareLog();
const server = shareServer(() => ({ env: builtSite }));

async function rowsOf(table: string, email: unknown) {
  const { data } = await clientsOf(server).staff.from(table).select('*').eq('email', email).throwOnError();
  return data ?? [];
}

const foreignPage = { origin: 'null', 'sec-fetch-site': 'cross-site' };
const open = async (location = '') => readPage(await fetch(server.url + location));
async function readHeaders(request?: RequestInit) {
  const response = await fetch(`${server.url}/contact`, request);
  // A response that nobody reads keeps the server from ending.
  await response.text();
  return response.headers;
}
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
    const shown = await open(answers[0]?.location);
    expect(shown.status).toBe(200);
    expect(shown.text).toContain(referenceOf(rows[0].id));
    expect((await open(answers[0]?.location)).status).toBe(200);
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
  const posted = await readHeaders({ method: 'POST', body });
  const page = await readHeaders();
  expect(posted.get('cache-control')).toBe('no-store');
  expect(posted.get('content-security-policy')).toBe(page.get('content-security-policy'));
});

it('a message in the field for bots is answered as sent, and not stored', async () => {
  const sent: Parts = { ...contact.parts(), honeypot: 'https://example.com' };
  const answer = await postForm(server, contact.path, sent);
  expect(answer.status).toBe(200);
  expect(answer.text).toContain(outcomes.contact.honeypot);
  expect(await rowsOf('contacts', sent.email)).toEqual([]);
});

it('a form is logged once as stored, a repeat as a duplicate, and one from a bot as ignored without an id', async () => {
  const sent = contact.parts();
  await postForm(server, contact.path, sent);
  await postForm(server, contact.path, sent);
  await postForm(server, contact.path, { ...sent, honeypot: 'https://example.com' });
  const [row] = await rowsOf(contact.table, sent.email);
  const logged = log()
    .split('\n')
    .filter((line) => line.includes('"event":"submission"'))
    .map((line) => JSON.parse(line))
    .slice(-3);
  expect(logged).toMatchObject([
    { result: 'stored', id: row.id },
    { result: 'duplicate', id: row.id },
    { result: 'ignored' },
  ]);
  expect(logged[2]).not.toHaveProperty('id');
});

it.each([
  [
    'a program with the name of a resume',
    resume(Buffer.from('MZ\u0090 this program'), 'cv.pdf'),
    /We can’t read this file/,
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

it('photos that are added to a claim twice, also at once, are stored once', async () => {
  const sent = claim.parts();
  await postForm(server, claim.path, sent);
  const [before] = await rowsOf(claim.table, sent.email);
  const added = fileOf(jpegBytes(5000), 'roof.jpg', types.jpg);
  const again: Parts = { number: referenceOf(before.id), email: String(sent.email), photos: [added] };
  const add = () => postForm(server, '/claims/status', again);
  for (const { status, text } of [...(await Promise.all([add(), add()])), await add()]) {
    expect(status).toBe(200);
    expect(text).toContain(addPhotos.added(1));
  }
  const [after] = await rowsOf(claim.table, sent.email);
  expect(after.photo_urls).toHaveLength(before.photo_urls.length + 1);
});

it('nine photos at once are not added to a claim, and none is uploaded', async () => {
  const sent = claim.parts();
  await postForm(server, claim.path, sent);
  const [{ id }] = await rowsOf(claim.table, sent.email);
  const photos = Array.from({ length: photosPerClaim + 1 }, (_, at) =>
    fileOf(jpegBytes(3000 + at), `${at}.jpg`, types.jpg),
  );
  const countUploads = () => readdir(path.join(server.dataDir, 'files', 'claim-photos'));
  const before = await countUploads();
  const more: Parts = { number: referenceOf(id), email: String(sent.email), photos };
  const { status, text } = await postForm(server, '/claims/status', more);
  expect(status).toBe(422);
  expect(text).toContain(addPhotos.tooMany);
  expect(text).not.toContain(addPhotos.full);
  expect(await countUploads()).toEqual(before);
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
    const { html, text } = await open(location);
    expect(text).toContain(receipt.again);
    expect(html).toContain('href="/contact/claim"');
  });
});
