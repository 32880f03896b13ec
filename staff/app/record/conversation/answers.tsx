import type { ReactNode } from 'react';
import { listAnswers, storedForms } from '#app/forms/stored-forms.ts';
import type { Kind } from '#domain/kinds.ts';
import { formatWholeDate } from '../../../words/office-times.ts';
import { recordWords as words } from '../../../words/record.ts';
import { SealedNumber } from '../../sealed/sealed-number.tsx';
import { textLook } from '../../ui/looks.ts';
import { Fact, Facts } from '../ui/card.tsx';
import type { Address, ShownRecord } from '../ui/use-record.ts';

type Props = { address: Address; fields: ShownRecord['fields'] };

/** What was sent with the form: always text, with its line breaks. */
export function Answers({ address, fields }: Props) {
  const answered = listAnswers(address.kind).filter(({ column }) => fields[column]);
  const facts = answered.filter(({ shown }) => !shown).map(({ name, column }) => ({ name, column }));
  const groups = Object.values(words.answerGroups);
  const isIn = (columns: readonly string[]) => facts.filter(({ column }) => columns.includes(column));
  const others = facts.filter(({ column }) => !groups.some(({ columns }) => columns.includes(column)));
  return (
    <>
      {answered.map(({ column, shown }) =>
        shown === 'title' ? (
          <h3 key={column} className="text-[1.25rem] leading-[1.3] tracking-[-0.005em] wrap-anywhere">
            {fields[column]}
          </h3>
        ) : (
          shown === 'letter' && (
            <p key={column} className={textLook}>
              {fields[column]}
            </p>
          )
        ),
      )}
      {address.kind === 'application' && !fields.cover_letter && (
        <p className="text-muted">{words.noCoverLetter}</p>
      )}
      <AnswerList kind={address.kind} fields={fields} facts={others} />
      {groups.map(
        ({ title, columns }) =>
          isIn(columns).length > 0 && (
            <Group key={title} title={title}>
              <AnswerList kind={address.kind} fields={fields} facts={isIn(columns)} />
            </Group>
          ),
      )}
      {fields.sealing_key_id && (
        <Group title={words.sealed}>
          <SealedNumber verificationId={address.id} keyId={fields.sealing_key_id} />
        </Group>
      )}
    </>
  );
}

type ListProps = {
  kind: Kind;
  fields: ShownRecord['fields'];
  facts: readonly { name: string; column: string }[];
};

function AnswerList({ kind, fields, facts }: ListProps) {
  if (facts.length === 0) return null;
  return (
    <Facts>
      {facts.map(({ name, column }) => (
        <Fact key={column} label={words.answers[column] ?? storedForms[kind].words[name]?.label ?? column}>
          <span className={textLook}>{showAnswer(column, fields[column] ?? '')}</span>
        </Fact>
      ))}
    </Facts>
  );
}

function showAnswer(column: string, value: string): string {
  if (column === 'anyone_hurt') return words.hurt[value] ?? value;
  return column === 'loss_date' ? formatWholeDate(value) : value;
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-2 not-first-of-type:border-t not-first-of-type:border-line not-first-of-type:pt-3">
      <h3 className="text-base leading-[1.3]">{title}</h3>
      {children}
    </section>
  );
}
