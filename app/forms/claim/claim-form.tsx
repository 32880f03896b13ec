import { useRef } from 'react';
import { draft as draftWords, form as words } from '#content/claim-form.ts';
import { Field, TextAreaField } from '../kit/fields/field.tsx';
import { readError } from '../kit/fields/field-frame.tsx';
import { Honeypot } from '../kit/fields/honeypot.tsx';
import { DraftNote } from '../kit/form/draft-note.tsx';
import { Form } from '../kit/form/form.tsx';
import { useAnswer } from '../kit/form/use-answer.ts';
import { preloadBackend } from '../kit/send/backend.ts';
import { ClaimProgress } from './claim-progress.tsx';
import { ClaimReceipt } from './claim-receipt.tsx';
import { ClaimReview } from './claim-review.tsx';
import { ClaimStep } from './claim-step.tsx';
import { claimLengths } from './definition.ts';
import { LossFields } from './loss-fields.tsx';
import type { Photo } from './photos/photo-draft.ts';
import { PhotoField } from './photos/photo-field.tsx';
import { ReachFields } from './reach-fields.tsx';
import { StepButtons } from './step-buttons.tsx';
import { useClaimForm } from './use-claim-form.ts';
import { wordsOfKind } from './words-of-kind.ts';

/** A claim with photos. A phone shows it in steps, a wide screen on one page. Both end with a review. */
export function ClaimForm() {
  const claim = useClaimForm();
  const { form, steps, photos, reviewed } = claim;
  const clearedPhotos = useRef<readonly Photo[]>([]);
  const asked = wordsOfKind(useAnswer(form, 'kind'));
  const { stage } = steps;
  const step = stage === 'review' ? 0 : stage;

  function startOver() {
    clearedPhotos.current = photos.list;
    claim.clear();
  }

  if (claim.receipt) return <ClaimReceipt values={reviewed} receipt={claim.receipt} />;
  return (
    <Form
      form={form}
      label={words.title}
      words={asked}
      onSubmit={claim.onSubmit}
      method="post"
      draft={claim.draft}
      onChange={claim.handleChange}
      onFocus={preloadBackend}
    >
      <div hidden={stage === 'review'} className="claim-steps">
        <ClaimProgress step={step} />
        <ClaimStep step={0} isCurrent={step === 0}>
          <LossFields form={form} />
        </ClaimStep>
        <ClaimStep step={1} isCurrent={step === 1}>
          <PhotoField name="photos" words={asked.photos} photos={photos} error={readError(form, 'photos')} />
          <Field
            form={form}
            name="policy"
            words={asked.policy}
            autoComplete="off"
            maxLength={claimLengths.policy}
          />
          <TextAreaField form={form} name="others" words={asked.others} maxLength={claimLengths.others} />
        </ClaimStep>
        <ClaimStep step={2} isCurrent={step === 2}>
          <ReachFields form={form} />
        </ClaimStep>
        <Honeypot form={form} />
        <StepButtons step={step} onBack={() => steps.goBack(step)} />
        <DraftNote
          form={form}
          words={draftWords}
          onClear={startOver}
          onUndo={() => claim.undoClear(clearedPhotos.current)}
        />
      </div>
      {stage === 'review' && reviewed && (
        <ClaimReview
          values={reviewed}
          photos={photos}
          sending={claim.sending}
          onChange={steps.goToField}
          onRetry={claim.retryPhoto}
        />
      )}
    </Form>
  );
}
