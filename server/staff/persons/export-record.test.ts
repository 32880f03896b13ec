import { expect, test } from 'vitest';
import type { FoundRecord, Note } from '#domain/records.ts';
import { sampleEntry } from '../../../tests/support/sample-entry.ts';
import { recordJson, recordSummary } from './export-record.ts';

const noteOf = (sort: Note['sort'], minute: number, body: string): Note => ({
  id: crypto.randomUUID(),
  author: 'dana',
  author_name: 'Dana Reyes',
  sort,
  body,
  written_at: `2026-11-16T15:0${minute}:00+00:00`,
});
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
  ],
};

test('the summary calls a note a note, a started reply started, and a sent one sent, with its text', () => {
  const [, work = ''] = recordSummary(message).split('Notes and replies of our staff\n\n');
  const lines = work.split('\n\n').map((section) => section.trim().split('\n'));
  expect(lines).toEqual([
    [expect.stringMatching(/^Note, .*:00 /), '    Called, nobody there.'],
    [expect.stringMatching(/^Reply started, .*:01 /), '    In a mail program. We do not know its text.'],
    [expect.stringMatching(/^Reply sent, .*:02 /), '    Your roof is covered.'],
  ]);
});

test('the summary does not call a record answered', () => {
  expect(recordSummary(message)).not.toMatch(/answer/i);
});

test('the file for programs has the same words, and what was sent as fields', () => {
  expect(JSON.parse(recordJson(message))).toMatchObject({
    fields: { name: 'Ada', email: 'a@example.com', subject: 'My roof', message: 'It leaks.' },
    notes_and_replies: [
      { written_at: expect.any(String), sort: 'note', body: 'Called, nobody there.' },
      { written_at: expect.any(String), sort: 'reply_started', body: null },
      { written_at: expect.any(String), sort: 'reply_sent', body: 'Your roof is covered.' },
    ],
  });
});

test('neither has the name of a colleague', () => {
  expect(recordSummary(message) + recordJson(message)).not.toContain('Dana');
});
