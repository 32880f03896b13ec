import type { UseFormReturn } from 'react-hook-form';
import type { Question } from '#company/shape/question.ts';
import { maxLengths } from '../kit/define/field-rules.ts';
import { Field } from '../kit/fields/field.tsx';
import { SelectField } from '../kit/fields/select-field.tsx';
import type { Answers } from './compose-message.ts';

const zipLength = 5;

type Props = { form: UseFormReturn<Answers>; question: Question };

export function QuestionField({ form, question }: Props) {
  const { name, input } = question;
  const field = { form, name, words: question };
  if (typeof input !== 'string') return <SelectField {...field} options={input} />;
  if (input === 'date') return <Field {...field} type="date" />;
  if (input === 'zip')
    return <Field {...field} inputMode="numeric" autoComplete="postal-code" maxLength={zipLength} />;
  return (
    <Field
      {...field}
      inputMode={input === 'number' ? 'numeric' : 'text'}
      autoComplete="off"
      maxLength={maxLengths.line}
    />
  );
}
