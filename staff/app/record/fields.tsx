import { recordWords as words } from '../../words/record.ts';
import { SealedNumber } from '../sealed/sealed-number.tsx';
import { Fact } from './contact-details.tsx';
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
            <section key={title} className="record-card">
              <h2>{title}</h2>
              <dl className="record-facts">
                {answered.map(([name, label]) => (
                  <Fact key={name} label={label}>
                    <span className="record-text">{fields[name]}</span>
                  </Fact>
                ))}
              </dl>
            </section>
          )
        );
      })}
      {fields.sealing_key_id && (
        <section className="record-card">
          <h2>{words.sealed}</h2>
          <SealedNumber verificationId={address.id} keyId={fields.sealing_key_id} />
        </section>
      )}
    </>
  );
}
