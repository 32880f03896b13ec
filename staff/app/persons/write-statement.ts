import { backupDays } from '#company/policy.ts';
import type { LanguageCode, languages } from '#domain/languages.ts';
import { referenceOf } from '#domain/references.ts';
import { languagesFor } from '#office/record-language.ts';
import type { Deletion } from '../../../server/staff/persons/delete-records.ts';
import { formatLongDay } from '../../words/office-times.ts';
import { statements } from '../../words/statement.ts';

/** What the person may read about the deletion. Names nobody, so that it can be sent as it is. */
export type Statement = { language: LanguageCode; title: string; parts: Part[] };

/** A paragraph with an optional heading and list. */
type Part = { title?: string; text?: string[]; list?: string[] };

const dayLength = 24 * 60 * 60 * 1000;

/** The same in each language that the deleted records were sent in. */
export function writeStatements(deletion: Deletion): Statement[] {
  const used = languagesFor(deletion.records.map(({ language }) => language));
  return used.map((language) => writeStatement(deletion, language));
}

function writeStatement(
  { deletedAt, records, heldNumber, letters, ourFiles, filesRemoved, filesLeft }: Deletion,
  { code, locale }: (typeof languages)[LanguageCode],
): Statement {
  const words = statements[code];
  const lastCopy = new Date(Date.parse(deletedAt) + backupDays * dayLength).toISOString();
  const theirFiles = filesRemoved + filesLeft - ourFiles;
  return {
    language: code,
    title: words.title,
    parts: [
      {
        text: [words.lead(deletedAt)],
        list: records.map(({ kind, id, createdAt }) =>
          words.record(kind, formatLongDay(createdAt, locale), referenceOf(id)),
        ),
      },
      {
        title: words.along.title,
        list: [
          ...(theirFiles > 0 ? [words.along.files(theirFiles)] : []),
          ...(letters.ours > 0 ? [words.along.ourLetters(letters.ours)] : []),
          ...(letters.theirs > 0 ? [words.along.theirLetters(letters.theirs)] : []),
          ...(ourFiles > 0 ? [words.along.ourFiles(ourFiles)] : []),
          ...(heldNumber ? [words.along.number] : []),
          words.along.notes,
        ],
        ...(filesLeft > 0 && { text: [words.left(filesLeft)] }),
      },
      {
        title: words.backups.title,
        text: [words.backups.hold(backupDays, formatLongDay(lastCopy, locale)), words.backups.restore],
      },
      { title: words.mail.title, text: [words.mail.text] },
      { title: words.kept.title, text: [words.kept.text] },
      { text: [words.questions] },
    ],
  };
}

/** The same as plain text. */
export function statementsText(all: Statement[]): string {
  return all.map(statementText).join('\n\n----\n\n');
}

function statementText({ title, parts }: Statement): string {
  return [
    title,
    ...parts.map(({ title, text = [], list = [] }) =>
      [...(title ? [title] : []), ...text, ...list.map((item) => `- ${item}`)].join('\n'),
    ),
  ].join('\n\n');
}
