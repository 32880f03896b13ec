import { expect, test } from 'vitest';
import { toShownNote } from '../../../../server/staff/records/shown-record.ts';
import { sampleNote } from '../../../../tests/support/sample-entry.ts';
import { newestNews } from './newest-news.ts';

const part = (author: string) => toShownNote(sampleNote({ author, sort: 'answered', body: 'phone' }));

test('what somebody else adds to an open conversation is news, and what the reader adds is not', () => {
  const [before, theirs, mine] = [part('visitor'), part('visitor'), part('me')];
  expect(newestNews([before], 1, 'me')).toBeUndefined();
  expect(newestNews([before, mine], 1, 'me')).toBeUndefined();
  expect(newestNews([before, theirs, mine], 1, 'me')).toBe(theirs);
});
