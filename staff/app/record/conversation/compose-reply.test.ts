import fc from 'fast-check';
import { expect, test } from 'vitest';
import { site } from '#company/site.ts';
import { subjectOf } from '#office/mail-subject.ts';
import { anyText } from '../../../../tests/support/any-text.ts';
import { sampleEntry } from '../../../../tests/support/sample-entry.ts';
import { composeReply } from './compose-reply.ts';

const entry = sampleEntry();
const read = (address: string) => {
  const { protocol, pathname, searchParams } = new URL(address);
  return { protocol, pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
};

test('a reply has the subject of the conversation and the quoted text', () => {
  const { pathname, subject, body } = read(composeReply(entry, 'One\n\nTwo & three'));
  expect(pathname).toBe('ada@example.com');
  expect(subject).toBe(`Re: ${subjectOf('message', entry.record_id)}`);
  expect(body).toMatch(/^\r\n\r\nOn November 16, 2026, Ada Lovelace wrote:\r\n> One\r\n>\r\n> Two & three$/);
});

test('a reply to somebody who wrote in Spanish is in Spanish', ({ skip }) => {
  skip(!site.languages.includes('es'), 'the site has no Spanish');
  const spanish = { ...entry, language: 'es' };
  const { subject, body } = read(composeReply(spanish, 'Uno'));
  expect(subject).toBe(`Re: ${subjectOf('message', entry.record_id, 'es')}`);
  expect(body).toMatch(/^\r\n\r\nEl 16 de noviembre de 2026, Ada Lovelace escribió:\r\n> Uno$/);
});

test('without a text nothing is quoted', () => {
  const { body } = read(composeReply(entry, ''));
  expect(body).toMatch(/wrote:\r\n$/);
});

test('a long text is cut, and says so', () => {
  const address = composeReply(entry, 'Wörter 🌊 '.repeat(500));
  expect(address.length).toBeLessThanOrEqual(1900);
  expect(read(address).body).toMatch(/\r\n\[…\]$/);
});

test('whatever a visitor typed, one address is written to, within the length', () => {
  const text = anyText({ maxLength: 5000 });
  const name = anyText({ maxLength: 200 });
  const email = fc.oneof(
    fc.emailAddress(),
    fc.constant('a?bcc=b@evil.example'),
    fc.constant('a@b.example&cc=c'),
  );
  fc.assert(
    fc.property(text, name, name, email, (text, headline, person, email) => {
      const address = composeReply({ ...entry, headline, person, email }, text);
      expect(address.length).toBeLessThanOrEqual(1900);
      const { protocol, searchParams, pathname } = new URL(address);
      expect(protocol).toBe('mailto:');
      expect([...searchParams.keys()]).toEqual(['subject', 'body']);
      expect(decodeURIComponent(pathname)).toBe(email);
    }),
  );
});
