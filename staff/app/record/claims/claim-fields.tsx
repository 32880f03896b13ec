import { claimWords as words } from '../../../words/claims.ts';
import { formatWholeDate } from '../../../words/office-times.ts';
import { textLook } from '../../ui/looks.ts';
import { Fact, Facts } from '../ui/card.tsx';
import type { ShownRecord } from '../ui/use-record.ts';

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
