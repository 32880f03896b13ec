import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { fields, hurtChoices, lossChoices } from '#content/claim-form.ts';
import { someoneHurt } from '#domain/claim-answers.ts';
import { Field, TextAreaField } from '../kit/fields/field.tsx';
import { FieldRow } from '../kit/fields/field-row.tsx';
import { SelectField } from '../kit/fields/select-field.tsx';
import { useAnswer } from '../kit/form/use-answer.ts';
import { askForTime } from '../kit/send/our-time.ts';
import { CallFirst } from './call-first.tsx';
import { claimLengths } from './definition.ts';
import { asksAboutInjury, type ClaimValues } from './schema.ts';
import { today } from './today.ts';
import { wordsOfKind } from './words-of-kind.ts';

/** The first step: what happened, when and where. */
export function LossFields({ form }: { form: UseFormReturn<ClaimValues> }) {
  const kind = useAnswer(form, 'kind');
  const words = wordsOfKind(kind);
  const lastDay = useToday();
  useEffect(() => {
    if (!asksAboutInjury(kind)) form.clearErrors('hurt');
  }, [form, kind]);
  return (
    <>
      <SelectField form={form} name="kind" words={fields.kind} options={lossChoices} />
      {asksAboutInjury(kind) && <InjuryField form={form} />}
      <FieldRow columns={2}>
        <Field form={form} name="date" words={words.date} type="date" max={lastDay} />
        <Field form={form} name="time" words={words.time} autoComplete="off" maxLength={claimLengths.time} />
      </FieldRow>
      <Field form={form} name="place" words={words.place} autoComplete="off" maxLength={claimLengths.place} />
      <TextAreaField
        form={form}
        name="description"
        words={words.description}
        maxLength={claimLengths.description}
      />
    </>
  );
}

/** Calls for help come first where someone is hurt. Without scripts, until the answer is known. */
function InjuryField({ form }: { form: UseFormReturn<ClaimValues> }) {
  const answer = useAnswer(form, 'hurt');
  return (
    <>
      <SelectField form={form} name="hurt" words={fields.hurt} options={hurtChoices} />
      {answer === someoneHurt && <CallFirst />}
      {answer === '' && (
        <div className="without-scripts">
          <CallFirst />
        </div>
      )}
    </>
  );
}

/** Not in the prerendered page, which is older. */
function useToday(): string | undefined {
  const [date, setDate] = useState<string>();
  useEffect(() => {
    setDate(today());
    askForTime().then(
      () => setDate(today()),
      () => undefined,
    );
  }, []);
  return date;
}
