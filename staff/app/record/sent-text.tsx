import { recordWords as words } from '../../words/record.ts';
import { Card } from './card.tsx';
import { textLook } from './looks.ts';
import type { ShownRecord } from './use-record.ts';

/** The visitor's own words: always text, with their line breaks. */
export function SentText({ record: { entry, fields } }: { record: ShownRecord }) {
  if (entry.kind === 'message')
    return (
      <Card aria-label={words.message}>
        <h2 className="text-[1.25rem] leading-[1.3] tracking-[-0.005em] wrap-anywhere">{fields.subject}</h2>
        <p className={textLook}>{fields.message}</p>
      </Card>
    );
  if (entry.kind === 'application')
    return (
      <Card title={words.coverLetter}>
        {fields.cover_letter ? (
          <p className={textLook}>{fields.cover_letter}</p>
        ) : (
          <p className="text-muted">{words.noCoverLetter}</p>
        )}
      </Card>
    );
  return null;
}
