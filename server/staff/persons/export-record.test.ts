import { expect, test } from 'vitest';
import { site } from '#company/site.ts';
import type { FoundRecord, Note } from '#domain/records.ts';
import { sampleEntry, sampleNote } from '../../../tests/support/sample-entry.ts';
import { recordJson, recordSummary } from './export-record.ts';
import { exportWordsIn } from './export-words.ts';

const noteOf = (sort: Note['sort'], minute: number, body: string): Note =>
  sampleNote({ sort, body, written_at: `2026-11-16T15:0${minute}:00+00:00` });
const message: FoundRecord = {
  entry: sampleEntry({
    record_id: '0994f204-d303-4cb9-905e-690df38e0058',
    state: 'done',
    assignee: 'dana',
    assignee_name: 'Dana Reyes',
    first_response_at: '2026-11-16T15:01:00+00:00',
  }),
  record: { name: 'Ada', email: 'a@example.com', subject: 'My roof', message: 'It leaks.' },
  files: [],
  notes: [
    noteOf('note', 0, 'Called, nobody there.'),
    noteOf('reply_started', 1, 'mail'),
    noteOf('reply_sent', 2, 'Your roof is covered.'),
    noteOf('reply_received', 3, 'Thank you.'),
    noteOf('answered', 4, 'phone'),
  ],
  receipt: null,
  refuses_mail: false,
};

const english = await exportWordsIn('en');
const sentIn = (language: string): FoundRecord => ({ ...message, entry: { ...message.entry, language } });

test('the summary calls an answer an answer and a note a note, each with its text', () => {
  const [, work = ''] = recordSummary(message, english).split('The conversation\n\n');
  const lines = work.split('\n\n').map((section) => section.trim().split('\n'));
  expect(lines).toEqual([
    [expect.stringMatching(/^An answer was started in a mail program, .*:01 /), expect.any(String)],
    [expect.stringMatching(/^Our answer, .*:02 /), '    Your roof is covered.'],
    [expect.stringMatching(/^Your reply, .*:03 /), '    Thank you.'],
    [expect.stringMatching(/^Answered, .*:04 /), '    By phone.'],
    ['Notes of our staff'],
    [expect.stringMatching(/^Note, .*:00 /), '    Called, nobody there.'],
  ]);
});

test('the file for programs has the same, and what was sent as fields', () => {
  expect(JSON.parse(recordJson(message))).toMatchObject({
    fields: { name: 'Ada', email: 'a@example.com', subject: 'My roof', message: 'It leaks.' },
    conversation: [
      { sort: 'reply_started', body: null },
      { sort: 'reply_sent', body: 'Your roof is covered.' },
      { sort: 'reply_received', body: 'Thank you.' },
      { sort: 'answered', body: 'phone' },
    ],
    notes: [{ at: expect.any(String), body: 'Called, nobody there.' }],
  });
});

test('a claim has its status, each status it had and its outcome, and what nobody was asked is in words', async () => {
  const claim: FoundRecord = {
    ...message,
    entry: { ...message.entry, kind: 'claim', outcome: 'paid' },
    record: { name: 'Ada', anyone_hurt: 'not_asked', description: 'Hail' },
    notes: [
      { ...noteOf('status', 1, 'We decided.'), claim_status: 'decided' },
      { ...noteOf('status', 2, 'All is paid.'), claim_status: 'closed' },
    ],
  };
  expect(JSON.parse(recordJson(claim))).toMatchObject({
    outcome: 'paid',
    claim_status: 'closed',
    fields: { anyone_hurt: 'not_asked' },
    conversation: [{ claim_status: 'decided' }, { claim_status: 'closed' }],
  });
  for (const code of site.languages) {
    const words = await exportWordsIn(code);
    const { heads, claimStatuses, outcome, outcomes, options } = words.summary;
    const text = recordSummary(claim, words);
    expect(text).toContain(`${outcome}: ${outcomes.paid}\n${heads.status}: ${claimStatuses.closed.label}\n`);
    expect(text).toContain(`${heads.status}: ${claimStatuses.decided.label}, `);
    expect(text).toContain(`    ${options.anyone_hurt?.not_asked}\n`);
    expect(text).not.toContain('not_asked');
  }
});

test('both name the language that it was sent in', () => {
  const spanish = sentIn('es');
  expect(recordSummary(spanish, english)).toContain('Language: Spanish\n');
  expect(JSON.parse(recordJson(spanish))).toMatchObject({ language: 'es' });
});

test('the summary of a Spanish record is in Spanish, and what was sent stays as it is', async ({ skip }) => {
  skip(!site.languages.includes('es'), 'the site has no Spanish');
  const words = await exportWordsIn('es');
  const { kinds, received, language, conversation, heads, answers } = words.summary;
  const { subject, message: text } = words.forms.message;
  const [form = '', work = ''] = recordSummary(sentIn('es'), words).split(conversation);
  const [title, head = '', ...sent] = form.trim().split('\n\n');
  expect(title).toMatch(new RegExp(`^${kinds.message} `));
  expect(head).toMatch(new RegExp(`^${received}: 16 de noviembre de 2026 .*\n${language}: español\n`));
  expect(sent.slice(-2)).toEqual([`${subject?.label}\n    My roof`, `${text?.label}\n    It leaks.`]);
  expect(work).toMatch(
    new RegExp(`${heads.reply_sent}, 16 de noviembre de 2026 .*\n {4}Your roof is covered`),
  );
  expect(work).toContain(`    ${answers.phone}\n`);
});

test('a language that the company does not use is answered in English', async () => {
  expect(await exportWordsIn('xx')).toEqual(english);
});

test('the file for programs is the same in every language', () => {
  const { language, ...spanish } = JSON.parse(recordJson(sentIn('es')));
  expect(JSON.parse(recordJson(message))).toEqual({ ...spanish, language: 'en' });
});

test('neither has the name of a colleague', () => {
  expect(recordSummary(message, english) + recordJson(message)).not.toContain('Dana');
});
