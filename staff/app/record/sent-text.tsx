import { recordWords as words } from '../../words/record.ts';
import type { ShownRecord } from './use-record.ts';

/** The visitor's own words: always text, with their line breaks. */
export function SentText({ record: { entry, fields } }: { record: ShownRecord }) {
  if (entry.kind === 'message')
    return (
      <section aria-label={words.message} className="record-card">
        <h2 className="record-subject">{fields.subject}</h2>
        <p className="record-text">{fields.message}</p>
      </section>
    );
  if (entry.kind === 'application')
    return (
      <section className="record-card">
        <h2>{words.coverLetter}</h2>
        {fields.cover_letter ? (
          <p className="record-text">{fields.cover_letter}</p>
        ) : (
          <p className="text-muted">{words.noCoverLetter}</p>
        )}
      </section>
    );
  return null;
}
