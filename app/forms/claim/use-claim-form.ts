import { useEffect, useRef, useState } from 'react';
import { outcomes } from '#content/outcomes.ts';
import { showToast } from '../kit/form/show-toast.ts';
import { useDraft } from '../kit/form/use-draft.ts';
import { useSchemaForm } from '../kit/form/use-schema-form.ts';
import { useStoredForm } from '../kit/form/use-stored-form.ts';
import { useSubmitOnce } from '../kit/form/use-submit-once.ts';
import { loadBackend } from '../kit/send/backend.ts';
import type { Submission } from '../kit/send/submission.ts';
import { claimForm } from './definition.ts';
import { type Photo, readPhotos, savePhotos } from './photos/photo-draft.ts';
import { uploadPhotos } from './photos/upload-photos.ts';
import { usePhotos } from './photos/use-photos.ts';
import { type ClaimValues, claimSchema } from './schema.ts';
import { isReached } from './steps.ts';
import { submitClaim } from './submit.ts';
import { useCheckStep } from './use-check-step.ts';
import { useStage } from './use-stage.ts';

/** The state of the claim form: its steps, answers, photos, draft and what happens when it is sent. */
export function useClaimForm() {
  const isSent = useRef(false);
  const steps = useStage(() => isSent.current);
  const form = useSchemaForm(claimSchema, (field) => isReached(steps.stage, field));
  const draft = useDraft('claim', claimForm.drafted, form);
  const isRestored = useRef(false);
  const photos = usePhotos((list) => {
    // Before, it would take the place of the draft.
    if (isRestored.current) savePhotos(list);
    stored.handleChange();
  });
  const lastSubmission = useRef<Submission>(undefined);
  const [reviewed, setReviewed] = useState<ClaimValues>();
  const [isWaiting, setWaiting] = useState(false);

  const stored = useStoredForm({
    form,
    draft,
    messages: { failed: outcomes.claim.failed },
    send: (values: ClaimValues, submission, backend) => {
      lastSubmission.current = submission;
      return submitClaim(values, submission, backend, photos.setState);
    },
  });

  useEffect(() => {
    isSent.current = !!stored.receipt;
  }, [stored.receipt]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    readPhotos().then(({ photos: saved, lost }) => {
      isRestored.current = true;
      savePhotos(photos.restore(saved, lost));
    });
  }, []);

  function clear() {
    stored.clear();
    photos.clear();
    savePhotos([]);
    steps.show(0);
  }

  async function submitUnlessSpam(values: ClaimValues) {
    if (!values.honeypot) {
      setWaiting(true);
      const files = await photos.whenReady();
      setWaiting(false);
      // What is wrong with a file is said beside the photos.
      if (!files) return false;
      const claim = { ...values, photos: files };
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
    sending: stored.sending || isWaiting,
    receipt: stored.receipt,
    handleChange: stored.handleChange,
    clear,
    undoClear: (list: readonly Photo[]) => {
      photos.restore(list);
      savePhotos(list);
      stored.handleChange();
    },
    onSubmit: steps.stage === 'review' ? send : check,
  };
}
