import { claimWords as words } from '../../words/claims.ts';
import { formatWholeDate } from '../../words/office-times.ts';
import { Fact, Facts } from '../record/card.tsx';
import { textLook } from '../record/looks.ts';
import type { ShownRecord } from '../record/use-record.ts';

/** What was sent with a claim, in the order of its form. */
export function ClaimFields({ fields }: { fields: ShownRecord['fields'] }) {
  const answered = Object.entries(words.fields).filter(([name]) => fields[name]);
  return (
    <>
      <p className={textLook}>{fields.description}</p>
      <Facts>
        {answered.map(([name, label]) => (
          <Fact key={name} label={label}>
            <span className={textLook}>{describeField(name, fields[name] ?? '')}</span>
          </Fact>
        ))}
      </Facts>
    </>
  );
}

function describeField(name: string, value: string): string {
  if (name === 'anyone_hurt') return words.hurt[value] ?? value;
  return name === 'loss_date' ? formatWholeDate(value) : value;
}
