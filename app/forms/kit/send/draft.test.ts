import { describe, expect, test, vi } from 'vitest';
import { stubSessionStorage } from '../../../../tests/support/stub-session-storage.ts';
import {
  clearDraft,
  keepsDrafts,
  readDraft,
  readLastAttempt,
  writeDraft,
  writeLastAttempt,
} from './draft.ts';

const stored = stubSessionStorage();

describe('a draft', () => {
  test('is read as it was written, until it is cleared', () => {
    const draft = { name: 'Ada "the" <b>', message: 'one\ntwo 🙂' };
    writeDraft('contact', draft);
    expect(readDraft('contact')).toEqual(draft);
    expect(readDraft('application')).toEqual({});
    clearDraft('contact');
    expect(readDraft('contact')).toEqual({});
    expect([...stored()]).toEqual([]);
  });

  test('is kept where the browser does not refuse to', () => {
    expect(keepsDrafts()).toBe(true);
    expect([...stored()]).toEqual([]);
    vi.stubGlobal('sessionStorage', undefined);
    expect(keepsDrafts()).toBe(false);
  });

  test.each(['', 'null', '7', '"text"', '{', '[1]', '{"name":7,"email":null}'])(
    'stored as %s is read as empty',
    (text) => {
      stored().set('draft:contact', text);
      expect(readDraft('contact')).toEqual({});
    },
  );

  test('loses only the values that are not text', () => {
    stored().set('draft:contact', '{"name":{},"email":"ada@example.com"}');
    expect(readDraft('contact')).toEqual({ email: 'ada@example.com' });
  });

  test('is empty in a browser without storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    writeDraft('contact', { name: 'Ada' });
    clearDraft('contact');
    expect(readDraft('contact')).toEqual({});
  });
});

describe('the last attempt to send a form', () => {
  test('is stored with its id, and cleared with the draft', () => {
    writeDraft('contact', { name: 'Ada' });
    writeLastAttempt('contact', { id: 'an-id', content: '{"name":"Ada"}' });
    expect(readLastAttempt('contact')).toEqual({ id: 'an-id', content: '{"name":"Ada"}' });
    expect(readDraft('contact')).toEqual({ name: 'Ada' });
    expect(readLastAttempt('application')).toBeUndefined();
    clearDraft('contact');
    expect([...stored()]).toEqual([]);
  });
});
