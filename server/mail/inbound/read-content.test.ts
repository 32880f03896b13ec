import { expect, test } from 'vitest';
import { receivedMail as words } from '#company/content/staff-mail.ts';
import { readContent } from './read-content.ts';
import { readHeaders } from './read-headers.ts';

const read = (text: string) => readContent(Buffer.from(text));

test('the plain text of a mail is preferred to its HTML', async () => {
  const mail = `Content-Type: multipart/alternative; boundary=b

--b
Content-Type: text/plain; charset=iso-8859-1
Content-Transfer-Encoding: quoted-printable

Caf=E9
--b
Content-Type: text/html

<p>HTML</p>
--b--
`;
  expect(await read(mail)).toEqual({ body: 'Café', quoted: '', files: [] });
});

test('text that the database cannot store, or that is too long, is cut', async () => {
  const { body } = await read(`\n${'x'.repeat(70_000)}`);
  expect(body.length).toBeLessThanOrEqual(50_000);
  expect(body.endsWith(words.cut)).toBe(true);
  const odd = await read('\na\u0000b\u0007c\tend');
  expect(odd.body).toBe('abc\tend');
  const quoted = await read(`\nHello\n${'> x\n'.repeat(30_000)}`);
  expect(quoted.body).toBe('Hello');
  expect(quoted.quoted.length).toBeLessThanOrEqual(50_000);
});

test('a forwarded mail is a file, and its text is not ours', async () => {
  const mail = `Content-Type: multipart/mixed; boundary=b

--b

See below.
--b
Content-Type: message/rfc822

Subject: Inner

Inner text
--b--
`;
  const { body, files } = await read(mail);
  expect(body).toBe('See below.');
  expect(files).toHaveLength(1);
});

test('only the first parts are looked at', async () => {
  const part = '--b\nContent-Type: application/pdf; name=x.pdf\n\nx\n';
  const { files } = await read(`Content-Type: multipart/mixed; boundary=b\n\n${part.repeat(200)}--b--\n`);
  expect(files).toHaveLength(51);
  expect(files.filter((file) => 'bytes' in file)).toHaveLength(10);
  expect(files.at(-1)?.name).toBe(words.moreFiles(150));
});

test('headers are read as mail programs write them', async () => {
  const headers = await readHeaders(
    Buffer.from(`From: =?utf-8?q?Zo=C3=AB?= <zoe@their.example>
Subject: =?utf-8?b?UmU6IFlvdXIgbWVzc2FnZQ==?=
 [K7QM-2XRA]
Message-ID: <1@their.example>
In-Reply-To: <b@c>
References: <a@b>
\t<b@c>
Auto-Submitted: no

`),
  );
  expect(headers).toEqual({
    messageId: '<1@their.example>',
    from: { address: 'zoe@their.example', name: 'Zoë' },
    subject: 'Re: Your message [K7QM-2XRA]',
    references: ['<a@b>', '<b@c>'],
    isAutomatic: false,
    report: undefined,
  });
});

const fromOf = async (header: string) => (await readHeaders(Buffer.from(`${header}\n\n`))).from;

test.each([
  ['From: ada@their.example', 'ada@their.example'],
  ['From: <ada@their.example>', 'ada@their.example'],
  ['From: Ada L. Lovelace <ada@their.example>', 'ada@their.example'],
  ['From: Ada (Home) <ada@their.example>', 'ada@their.example'],
  ['From: =?utf-8?q?Zo=C3=AB?=\n <ada@their.example>', 'ada@their.example'],
  ['From: "Lovelace, Ada" <ada@their.example>', 'ada@their.example'],
  ['From: "Ada \\"Countess\\" <x@y>" Lovelace <ada@their.example>', 'ada@their.example'],
  ['From: "victim@their.example" <mallory@evil.example>', 'mallory@evil.example'],
  ['From: =?utf-8?q?=3Cvictim=40their.example=3E?= <mallory@evil.example>', 'mallory@evil.example'],
])('one address in one header is the sender: %s', async (header, address) => {
  expect((await fromOf(header)).address).toBe(address);
});

test.each([
  'Subject: x',
  'From: ',
  'From: victim@their.example, mallory@evil.example',
  'From: victim@their.example\nFrom: mallory@evil.example',
  'From: victim@their.example\nSubject: x\nfrom : mallory@evil.example',
  'From: <victim@their.example>mallory@evil.example',
  'From: mallory@evil.example <victim@their.example>',
  'From: <victim@their.example> <mallory@evil.example>',
  'From: <victim@their.example> (comment) <mallory@evil.example>',
  'From: (<mallory@evil.example>) <victim@their.example>',
  'From: "x" <victim@their.example>; <mallory@evil.example>',
  'From: group: victim@their.example;',
  'From: <@evil.example:victim@their.example>',
  'From: <victim@their.example@evil.example>',
  'From: "victim@their.example"@evil.example',
  'From: =?utf-8?q?victim=40their.example?=',
  'From: <victim@their.example\0@evil.example>',
  'From: <victim@their.example>\r mallory@evil.example',
  'From: victim@their.example\u2028mallory@evil.example',
  'From: "victim@their.example" mallory@evil.example',
  'From: victim@their.example mallory@evil.example',
])('anything else is nobody in particular: %j', async (header) => {
  expect((await fromOf(header)).address).toBe('');
});

test('nobody is the sender of a mail whose headers are cut off', async () => {
  const headers = 'From: ada@their.example\r\nSubject: x\r\n';
  const { from } = await readHeaders(Buffer.from(headers));
  expect(from.address).toBe('');
  expect((await readHeaders(Buffer.from(`${headers}\r\n`))).from.address).toBe('ada@their.example');
});

test('what such a header says is shown as a name', async () => {
  expect(await fromOf('From: <victim@their.example>mallory@evil.example')).toEqual({
    address: '',
    name: '<victim@their.example>mallory@evil.example',
  });
  expect((await fromOf('From: a@their.example\nFrom: b@their.example')).name).toBe(
    'a@their.example, b@their.example',
  );
});
