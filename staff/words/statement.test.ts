import { expect, test } from 'vitest';
import { site } from '#company/site.ts';
import { kinds } from '#domain/kinds.ts';
import { type LanguageCode, languages } from '#domain/languages.ts';
import { looksEnglish } from '#domain/looks-english.ts';
import { type StatementWords, statements } from './statement.ts';

const at = '2026-11-16T18:32:00Z';
const codes = Object.keys(languages) as LanguageCode[];

/** Without the company's name, which is English in every language. */
function textsOf({ title, lead, record, along, left, backups, mail, kept, questions }: StatementWords) {
  return [
    ...[title, lead(at).replace(site.legalName, ''), ...kinds.map((kind) => record(kind, '-', '-'))],
    ...[along.title, along.number, along.notes, left(1), left(2)],
    ...[along.files, along.ourLetters, along.theirLetters, along.ourFiles].flatMap((say) => [say(1), say(2)]),
    ...[backups.title, backups.hold(1, '-'), backups.hold(2, '-'), backups.restore],
    ...[mail.title, mail.text, kept.title, kept.text, questions],
  ];
}

test.each(codes.filter((code) => code !== 'en'))('no sentence in %s was left in English', (code) => {
  const english = textsOf(statements.en);
  expect(textsOf(statements[code]).filter((text) => looksEnglish(text) || english.includes(text))).toEqual(
    [],
  );
});

test.each(codes)('what is counted has a singular and a plural in %s', (code) => {
  const { along, left, backups } = statements[code];
  const { files, ourLetters, theirLetters, ourFiles } = along;
  const holdDays = (days: number) => backups.hold(days, '-');
  for (const say of [files, ourLetters, theirLetters, ourFiles, left, holdDays])
    expect(say(1).replace('1', '2')).not.toBe(say(2));
});
