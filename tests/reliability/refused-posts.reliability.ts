import { describe, expect, it } from 'vitest';
import { outcomes } from '#content/outcomes.ts';
import { postRefused } from '#content/post-refused.ts';
import { photosPerClaim } from '#domain/claims.ts';
import { postedClaim } from '../support/claim-values.ts';
import { serverForTest, shareServer } from '../support/open-test-server.ts';
import { postForm, readPage } from '../support/post-form.ts';
import { filePart, formBody, postBody } from '../support/raw-form.ts';
import { fileOf, jpegBytes, types } from '../support/sample-files.ts';
import { freshEmail } from '../support/samples.ts';

// Forms that are posted without scripts, and refused as a whole.
const builtSite = { SITE_DIR: 'build/client' };
const server = shareServer(() => ({ env: builtSite }));

describe('a body that no form sends', () => {
  const send = async (body: BodyInit, type?: string) =>
    readPage(
      await fetch(`${server.url}/contact`, {
        method: 'POST',
        body,
        headers: type ? { 'content-type': type } : {},
      }),
    );
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

it('a refused form with large photos is answered, however long it takes to arrive', async () => {
  const body = formBody([filePart('photos', 'a.jpg', jpegBytes(40_000_000))]);
  const headers = { origin: 'https://example.com' };
  expect(await postBody(server, '/contact/claim', [body], { headers })).toBe(403);
  // The page has no files, and reads 1 MB.
  expect(await postBody(server, '/contact', [body])).toBe(400);
});

it('a flood from one address is refused with a page that says when to try again', async () => {
  const limited = await serverForTest({ env: { ...builtSite, RATE_LIMIT: '' } });
  const answers = [];
  for (let at = 0; at <= 30; at += 1) answers.push(await postForm(limited, '/contact', { name: 'A' }));
  expect(answers.slice(0, 30).every(({ status }) => status === 422)).toBe(true);
  expect(answers[30]).toMatchObject({ status: 429 });
  expect(answers[30]?.text).toMatch(/Nothing was sent.*Wait \d+ minutes/);
});

it('each file of a form counts as an upload of its sender', async () => {
  const limited = await serverForTest({ env: { ...builtSite, RATE_LIMIT: '' } });
  const photos = Array.from({ length: photosPerClaim }, (_, at) =>
    fileOf(jpegBytes(2000 + at), `${at}.jpg`, types.jpg),
  );
  const send = async () => (await postForm(limited, '/contact/claim', { ...postedClaim(), photos })).status;
  for (let at = 0; at < 8; at += 1) expect(await send()).toBe(303);
  expect(await send()).toBe(429);
});

it('a flood of receipts is refused with a page too', async () => {
  const limited = await serverForTest({ env: { ...builtSite, RATE_LIMIT: '' } });
  const open = () => fetch(`${limited.url}/contact?receipt=x`, { redirect: 'manual' });
  for (let at = 0; at < 300; at += 1) expect((await open()).status).toBe(303);
  const { status, text } = await readPage(await open());
  expect(status).toBe(429);
  expect(text).toContain(postRefused.noReceipt.title);
});

it('while nothing can be stored, the page says so and keeps what was typed', async () => {
  const broken = await serverForTest({ env: builtSite });
  await broken.sql('alter table contacts rename to contacts_gone');
  const sent = {
    name: 'Ada Lovelace',
    email: freshEmail(),
    phone: '(212) 555-0123',
    subject: 'A question',
    message: 'Does it cover a cellar?',
  };
  const answer = await postForm(broken, '/contact', sent);
  expect(answer.status).toBe(500);
  expect(answer.text).toContain(outcomes.contact.failed);
  expect(answer.values).toMatchObject({ name: sent.name, email: sent.email });
});
