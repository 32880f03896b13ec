import { expect, test } from 'vitest';
import { site } from '#company/site.ts';
import type { NoticeItem } from '#domain/website/items.ts';
import { itemKinds } from '#domain/website/kinds.ts';
import { websiteLimits } from '#office/website/limits.ts';
import { problems } from '../../words/website-problems.ts';
import { withFacts, withWords } from './change-item.ts';
import { checkItem, countProblems, tidy } from './check-item.ts';
import { keyForNew, type NewKind, newItem } from './new-item.ts';

const empty = newItem('notice');
const complete = site.languages.reduce<NoticeItem>(
  (item, code) => withWords(item, code, { text: 'We are closed.' }),
  empty,
);

test('an empty form says what is missing, in each language', () => {
  const found = checkItem('notice', empty);
  expect(found).toEqual(
    Object.fromEntries(site.languages.map((code) => [`words.${code}.text`, problems.empty])),
  );
  for (const code of site.languages) expect(countProblems(found, code)).toBe(1);
});

test('a complete notice has no problem', () => {
  expect(checkItem('notice', complete)).toEqual({});
});

test('a text that is too long says by how much', () => {
  const long = withWords(complete, 'en', { text: 'x'.repeat(websiteLimits.notice + 3) });
  expect(checkItem('notice', long)).toEqual({ 'words.en.text': problems.tooLong(3) });
});

test('a link that runs a script is a problem of its field, and a page of the site is not', () => {
  const withLink = (href: string) => withWords(complete, 'en', { link: { label: 'More', href } });
  expect(checkItem('notice', withLink('/claims'))).toEqual({});
  for (const href of ['javascript:alert(1)', '//elsewhere.example', 'claims', ''])
    expect(checkItem('notice', withLink(href)), href).toEqual({
      'words.en.link.href': problems.fields.href,
    });
});

test('a notice that ends before it begins names the end', () => {
  const from = '2026-11-20T15:00:00.000Z';
  const item = withFacts(complete, { from, until: '2026-11-20T14:00:00.000Z' });
  expect(checkItem('notice', item)).toEqual({ 'facts.until': problems.fields['facts.until'] });
});

test('every new item can be checked, and is not complete before somebody types', () => {
  for (const kind of itemKinds.filter((each): each is NewKind => each !== 'questions'))
    expect(Object.keys(checkItem(kind, newItem(kind, '2026-11-20'))), kind).not.toEqual([]);
});

test('a field that was taken away is not sent', () => {
  const item = withWords(withWords(complete, 'en', { link: { label: 'More', href: '/' } }), 'en', {
    link: undefined,
  });
  expect(Object.keys(tidy(item).words.en)).toEqual(['text']);
});

test('a new item gets a key of its own from its name', () => {
  const agent = withFacts(newItem('agent'), { name: 'Inés Duarte' });
  expect(keyForNew('agent', agent, new Set())).toBe('ines-duarte');
  expect(keyForNew('agent', agent, new Set(['ines-duarte', 'ines-duarte-2']))).toBe('ines-duarte-3');
  expect(keyForNew('agent', newItem('agent'), new Set())).toBeUndefined();
  expect(keyForNew('special_day', newItem('special_day', '2026-11-20'), new Set())).toBe('2026-11-20');
});
