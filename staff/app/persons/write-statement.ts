import { backupDays } from '#app/policy.ts';
import { site } from '#app/site.ts';
import { referenceOf } from '#domain/references.ts';
import type { Deletion } from '../../../server/staff/persons/delete-records.ts';
import { formatLongDay, formatLongDayAndTime } from '../../words/office-times.ts';
import { statement as words } from '../../words/person.ts';

/** A paragraph with an optional heading and list. */
export type Part = { title?: string; text?: string[]; list?: string[] };

const dayLength = 24 * 60 * 60 * 1000;

/** What the person may read about the deletion. Names nobody, so that it can be sent as it is. */
export function writeStatement(deletion: Deletion): Part[] {
  const { deletedAt, records, heldNumber, filesRemoved, filesLeft } = deletion;
  const lastDay = formatLongDay(new Date(Date.parse(deletedAt) + backupDays * dayLength).toISOString());
  const files = filesRemoved + filesLeft;
  return [
    {
      text: [words.lead(`${formatLongDayAndTime(deletedAt)} ${site.region.timeZoneName}`)],
      list: records.map(({ kind, id, createdAt }) =>
        words.record(kind, formatLongDay(createdAt), referenceOf(id)),
      ),
    },
    {
      title: words.along.title,
      list: [
        ...(files > 0 ? [words.along.files(files)] : []),
        ...(heldNumber ? [words.along.number] : []),
        words.along.notes,
      ],
      ...(filesLeft > 0 && { text: [words.left(filesLeft)] }),
    },
    { title: words.backups.title, text: [words.backups.hold(backupDays, lastDay), words.backups.restore] },
    { title: words.mail.title, text: [words.mail.text] },
    { title: words.kept.title, text: [words.kept.text] },
    { text: [words.questions] },
  ];
}

/** The same as plain text. */
export function statementText(parts: Part[]): string {
  return [
    words.title,
    ...parts.map(({ title, text = [], list = [] }) =>
      [...(title ? [title] : []), ...text, ...list.map((item) => `- ${item}`)].join('\n'),
    ),
  ].join('\n\n');
}
