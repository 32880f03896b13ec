import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Anchor } from '#app/ui/anchor.tsx';
import { textLook } from '#app/ui/text-button.tsx';
import { review } from '#content/verification.ts';
import { otherPosition } from '#domain/verification-answers.ts';
import type { FormSection } from '../kit/form/section-progress.tsx';
import { type VerificationField, verificationForm } from './definition.ts';
import { type Answer, describeAnswer } from './describe-answer.ts';
import type { VerificationValues } from './schema.ts';

const { words } = verificationForm;

type Props = {
  form: UseFormReturn<VerificationValues>;
  sections: readonly FormSection<VerificationValues>[];
};

/** All answers before they are sent, with a way back to each section. Without scripts the fields above are the review. */
export function VerificationReview({ form, sections }: Props) {
  const values = useWatch({ control: form.control }) as Partial<VerificationValues>;
  const isShown = (name: VerificationField) =>
    name !== 'confirmSocialSecurity' && (name !== 'otherPosition' || values.position === otherPosition);
  return (
    <div className="needs-scripts grid grid-cols-1 gap-6">
      {sections.map(({ id, title, fields }) => (
        <section key={id} aria-labelledby={`review-${id}`} className="border-b-2 border-line pb-4">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 id={`review-${id}`} className="font-display text-lg font-bold">
              {title}
            </h3>
            <Anchor href={`#${id}`} className={`inline-flex items-center ${textLook}`}>
              {review.change} <span className="sr-only">{title}</span>
            </Anchor>
          </div>
          <dl className="grid grid-cols-1 gap-x-6 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-y-1">
            {fields.filter(isShown).map((name) => (
              <div key={name} className="contents">
                <dt className="text-muted">{words[name].label}</dt>
                <dd className="font-semibold wrap-anywhere whitespace-pre-line max-sm:mb-2">
                  <AnswerText answer={describeAnswer(name, values)} isOptional={!!words[name].optional} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

function AnswerText({ answer, isOptional }: { answer: Answer | undefined; isOptional: boolean }) {
  if (!answer)
    return <span className="font-normal text-muted">{isOptional ? review.leftBlank : review.missing}</span>;
  if (!answer.spoken) return <span>{answer.text}</span>;
  return (
    <>
      <span aria-hidden="true">{answer.text}</span>
      <span className="sr-only">{answer.spoken}</span>
    </>
  );
}
