import { expect, test } from 'vitest';
import type { FoundRecord, Note } from '#domain/records.ts';
import { sampleEntry, sampleNote } from '../../../tests/support/sample-entry.ts';
import { recordJson, recordSummary } from './export-record.ts';

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

test('the summary calls an answer an answer and a note a note, each with its text', () => {
  const [, work = ''] = recordSummary(message).split('The conversation\n\n');
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

test('both name the language that it was sent in', () => {
  const spanish = { ...message, entry: { ...message.entry, language: 'es' } };
  expect(recordSummary(spanish)).toContain('Language: Spanish\n');
  expect(JSON.parse(recordJson(spanish))).toMatchObject({ language: 'es' });
});

test('neither has the name of a colleague', () => {
  expect(recordSummary(message) + recordJson(message)).not.toContain('Dana');
});
