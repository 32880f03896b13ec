import type { ReactNode } from 'react';
import { recordWords as words } from '../../../words/record.ts';
import { SealedNumber } from '../../sealed/sealed-number.tsx';
import { textLook } from '../../ui/looks.ts';
import { Fact, Facts } from '../ui/card.tsx';
import type { Address, ShownRecord } from '../ui/use-record.ts';

/** What was sent with a verification, in the groups of its form. */
export function Fields({ address, fields }: { address: Address; fields: ShownRecord['fields'] }) {
  return (
    <>
      {Object.values(words.fieldGroups).map(({ title, labels }) => {
        const answered = Object.entries(labels).filter(([name]) => fields[name]);
        return (
          answered.length > 0 && (
            <FieldGroup title={title} key={title}>
              <Facts>
                {answered.map(([name, label]) => (
                  <Fact key={name} label={label}>
                    <span className={textLook}>{fields[name]}</span>
                  </Fact>
                ))}
              </Facts>
            </FieldGroup>
          )
        );
      })}
      {fields.sealing_key_id && (
        <FieldGroup title={words.sealed}>
          <SealedNumber verificationId={address.id} keyId={fields.sealing_key_id} />
        </FieldGroup>
      )}
    </>
  );
}

function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-2 not-first-of-type:border-t not-first-of-type:border-line not-first-of-type:pt-3">
      <h3 className="text-base leading-[1.3]">{title}</h3>
      {children}
    </section>
  );
}
