import { recordWords as words } from '../../words/record.ts';
import { SealedNumber } from '../sealed/sealed-number.tsx';
import { Fact } from './contact-details.tsx';
import type { Address, ShownRecord } from './use-record.ts';

/** The answers of a verification, in the groups of its form. */
export function Answers({ address, record: { answers } }: { address: Address; record: ShownRecord }) {
  if (address.kind !== 'verification') return null;
  return (
    <>
      {Object.values(words.answers).map(({ title, fields }) => {
        const given = Object.entries(fields).filter(([name]) => answers[name]);
        return (
          given.length > 0 && (
            <section key={title} className="record-card">
              <h2>{title}</h2>
              <dl className="record-facts">
                {given.map(([name, label]) => (
                  <Fact key={name} label={label}>
                    <span className="record-text">{answers[name]}</span>
                  </Fact>
                ))}
              </dl>
            </section>
          )
        );
      })}
      {answers.sealing_key_id && (
        <section className="record-card">
          <h2>{words.sealed}</h2>
          <SealedNumber verificationId={address.id} keyId={answers.sealing_key_id} />
        </section>
      )}
    </>
  );
}
