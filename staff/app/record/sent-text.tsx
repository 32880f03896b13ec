import { recordWords as words } from '../../words/record.ts';
import type { ShownRecord } from './use-record.ts';

/** The visitor's own words: always text, with their line breaks. */
export function SentText({ record: { entry, answers } }: { record: ShownRecord }) {
  if (entry.kind === 'message')
    return (
      <section aria-label={words.message} className="record-card">
        <h2 className="record-subject">{answers.subject}</h2>
        <p className="record-text">{answers.message}</p>
      </section>
    );
  if (entry.kind === 'application')
    return (
      <section className="record-card">
        <h2>{words.coverLetter}</h2>
        {answers.cover_letter ? (
          <p className="record-text">{answers.cover_letter}</p>
        ) : (
          <p className="text-muted">{words.noCoverLetter}</p>
        )}
      </section>
    );
  return null;
}
