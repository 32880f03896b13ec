import { recordWords as words } from '../../words/record.ts';
import { SealedNumber } from '../sealed/sealed-number.tsx';
import { Card, Fact, Facts } from './card.tsx';
import { textLook } from './looks.ts';
import type { Address, ShownRecord } from './use-record.ts';

/** What was sent with a verification, in the groups of its form. */
export function Fields({ address, record: { fields } }: { address: Address; record: ShownRecord }) {
  if (address.kind !== 'verification') return null;
  return (
    <>
      {Object.values(words.fieldGroups).map(({ title, labels }) => {
        const answered = Object.entries(labels).filter(([name]) => fields[name]);
        return (
          answered.length > 0 && (
            <Card title={title} key={title}>
              <Facts>
                {answered.map(([name, label]) => (
                  <Fact key={name} label={label}>
                    <span className={textLook}>{fields[name]}</span>
                  </Fact>
                ))}
              </Facts>
            </Card>
          )
        );
      })}
      {fields.sealing_key_id && (
        <Card title={words.sealed}>
          <SealedNumber verificationId={address.id} keyId={fields.sealing_key_id} />
        </Card>
      )}
    </>
  );
}

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
