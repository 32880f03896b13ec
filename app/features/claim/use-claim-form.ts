import { useEffect, useRef, useState } from 'react';
import { loadBackend } from '#app/lib/submit/backend.ts';
import type { Submission } from '#app/lib/submit/submission.ts';
import { useDraft } from '#app/lib/submit/use-draft.ts';
import { useSchemaForm } from '#app/lib/submit/use-schema-form.ts';
import { useSubmitOnce } from '#app/lib/submit/use-submit-once.ts';
import { showToast } from '#app/ui/form/show-toast.ts';
import { useStoredForm } from '#app/ui/form/use-stored-form.ts';
import { outcomes } from '#content/outcomes.ts';
import { readPhotos, savePhotos } from './photos/photo-draft.ts';
import { uploadPhotos } from './photos/upload-photos.ts';
import { usePhotos } from './photos/use-photos.ts';
import { type ClaimValues, claimSchema } from './schema.ts';
import { claimSteps, isReached } from './steps.ts';
import { submitClaim } from './submit.ts';
import { useCheckStep } from './use-check-step.ts';
import { useStage } from './use-stage.ts';

const draftFields = claimSteps.flatMap(({ fields }) => fields).filter((name) => name !== 'photos');

/** The state of the claim form: its steps, answers, photos, draft and what happens when it is sent. */
export function useClaimForm() {
  const steps = useStage();
  const form = useSchemaForm(claimSchema, (field) => isReached(steps.stage, field));
  const draft = useDraft('claim', draftFields, form);
  const photos = usePhotos((list) => {
    savePhotos(list);
    stored.handleChange();
  });
  const lastSubmission = useRef<Submission>(undefined);
  const [reviewed, setReviewed] = useState<ClaimValues>();

  const stored = useStoredForm({
    form,
    draft,
    messages: outcomes.claim,
    send: (values: ClaimValues, submission, backend) => {
      lastSubmission.current = submission;
      return submitClaim(values, submission, backend, photos.setState);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    readPhotos().then((saved) => saved.length > 0 && photos.restore(saved));
  }, []);

  function clear() {
    stored.clear();
    photos.clear();
    savePhotos([]);
    steps.show(0);
  }

  async function submitUnlessSpam(values: ClaimValues) {
    if (!values.honeypot) {
      const claim = { ...values, photos: photos.list };
      setReviewed(claim);
      return stored.submit(claim);
    }
    // No receipt: a person whose browser filled the field would rely on its number.
    showToast({ kind: 'success', title: outcomes.contact.honeypot });
    return false;
  }

  const send = useSubmitOnce(form.handleSubmit(submitUnlessSpam), clear);
  const check = useCheckStep({ form, steps, onComplete: setReviewed });

  async function retryPhoto(photo: File) {
    const submission = lastSubmission.current;
    if (!submission) return;
    photos.setState(photo, 0);
    // A failure shows at the photo.
    await loadBackend()
      .then((backend) => uploadPhotos(backend, submission, [photo], photos.setState))
      .catch(() => photos.setState(photo, 'failed'));
  }

  return {
    form,
    draft: draft.name,
    steps,
    photos,
    reviewed,
    retryPhoto,
    sending: stored.sending,
    receipt: stored.receipt,
    handleChange: stored.handleChange,
    clear,
    undoClear: (list: readonly File[]) => {
      photos.restore(list);
      savePhotos(list);
      stored.handleChange();
    },
    onSubmit: steps.stage === 'review' ? send : check,
  };
}
