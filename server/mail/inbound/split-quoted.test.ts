import { expect, test } from 'vitest';
import { site } from '#company/site.ts';
import { mailWordsIn } from '../../lib/frame/words.ts';
import { splitQuoted } from './split-quoted.ts';

const ours = ['Dear Ada,', '', 'it is covered.'];
const marked = ours.map((line) => `> ${line}`.trimEnd()).join('\n');

/** What mail programs write under or above the words of a person. */
const programs: Record<string, string> = {
  Gmail: `Yes, please.

On Mon, Nov 16, 2026 at 9:00 AM Dana Diaz, Our Company <
office@example.com> wrote:

${marked}
`,
  'Gmail in Spanish': `Yes, please.

El lun, 16 nov 2026 a las 9:00, Our Company (<office@example.com>) escribió:

${marked}
`,
  Outlook: `Yes, please.

________________________________
From: Dana Diaz, Our Company <office@example.com>
Sent: Monday, November 16, 2026 9:00 AM
To: Ada <ada@example.com>
Subject: Re: Your message

${ours.join('\n')}
`,
  'Outlook of old': `Yes, please.

-----Original Message-----
From: Our Company [mailto:office@example.com]
Sent: Monday, November 16, 2026 9:00 AM
To: Ada
Subject: Re: Your message

${ours.join('\n')}
`,
  'Outlook as bold text': `Yes, please.

*From:* Our Company <office@example.com>
*Date:* Monday, November 16, 2026 at 9:00 AM
*To:* Ada <ada@example.com>
*Subject:* Re: Your message

${ours.join('\n')}
`,
  'Apple Mail': `Yes, please.

> On Nov 16, 2026, at 9:00 AM, Our Company <office@example.com> wrote:
>\u0020
${marked}
`,
  'a phone, without marks': `Yes, please.

On Nov 16, 2026, at 9:00 AM, Our Company <office@example.com> wrote:

${ours.join('\n')}
`,
  'Thunderbird, answer below': `On 11/16/26 9:00 AM, Our Company wrote:
${marked}

Yes, please.
`,
  'Thunderbird with a signature': `Yes, please.

--\u0020
Ada Example
555-0100

On 11/16/26 9:00 AM, Our Company wrote:
${marked}
`,
  'Outlook in Spanish': `Yes, please.

________________________________
De: Dana Diaz, Our Company <office@example.com>
Enviado el: lunes, 16 de noviembre de 2026 9:00
Para: Ada <ada@example.com>
Asunto: Re: Su mensaje

${ours.join('\n')}
`,
  'Apple Mail in Spanish': `Yes, please.

El 16 nov 2026, a las 9:00, Our Company <office@example.com> escribió:

${ours.join('\n')}
`,
  'a mail passed on in Spanish': `Yes, please.

---------- Mensaje reenviado ---------

${ours.join('\n')}
`,
};
for (const code of site.languages) {
  const { replyMail, mailFooter } = (await mailWordsIn(code)).mail;
  programs[`our own lines, without marks, in ${code}`] = `Yes, please.
${replyMail.about('K7QM-2XRA', 'Monday')}
${mailFooter.join('\n')}
`;
}

test.each(Object.keys(programs))('%s: only what the person wrote is the body', (name) => {
  const { body, quoted } = splitQuoted((programs[name] ?? '').replaceAll('\n', '\r\n'));
  expect(body).toBe('Yes, please.');
  expect(quoted).not.toContain('Yes, please.');
  if (!name.startsWith('our own')) expect(quoted).toContain('it is covered.');
});

test('answers between the quoted lines stay together', () => {
  const text = `On 11/16/26 9:00 AM, Our Company wrote:
> Is it the roof?
Yes.
> Since when?
Since Monday.`;
  expect(splitQuoted(text)).toEqual({
    body: 'Yes.\nSince Monday.',
    quoted: 'On 11/16/26 9:00 AM, Our Company wrote:\n> Is it the roof?\n> Since when?',
  });
});

test.each([
  ['a mail that is all quoted', marked],
  ['a forwarded mail', '-----Original Message-----\nFrom: a\n\nHello'],
  ['a sentence that begins like an attribution', 'On Monday the roof began to leak.\nWhat now:\n\nCall us?'],
  ['a sentence with From', 'From: my house to yours.\nThank you.'],
])('%s is left as it is', (_, text) => {
  expect(splitQuoted(text)).toEqual({ body: text, quoted: '' });
});

test('a long text takes a moment', { timeout: 10_000 }, () => {
  for (const line of ['On 1 wrote', 'On 1 wrote wrote: ', '> ', 'From: a', '\n', '-- ', '__________'])
    splitQuoted(`${line}\n`.repeat(200_000 / line.length));
});

test('a signature may have as many lines as a mail', () => {
  const { body, quoted } = splitQuoted(`Thanks\n-- \n${'x\n'.repeat(300_000)}`);
  expect(body).toBe('Thanks');
  expect(quoted.length).toBeGreaterThan(1000);
});
