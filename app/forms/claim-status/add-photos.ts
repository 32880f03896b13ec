import { limited, notFound, addPhotos as words } from '#content/claim-status.ts';
import { failureMessage } from '#content/outcomes.ts';
import { askAboutClaim, type Counted, type PhotosAdded } from '#domain/claims.ts';
import { type OnPhoto, uploadPhotos } from '../claim/photos/upload-photos.ts';
import type { Backend } from '../kit/send/backend.ts';
import { type Complaint, refusalOf } from '../kit/send/refusal.ts';
import { type Submission, sendWithUploads } from '../kit/send/submission.ts';
import type { LookupValues } from './definition.ts';

type Added = { outcome: 'added' } | { outcome: 'refused'; words: Complaint };

type Answer = Exclude<PhotosAdded, Counted>;

const reasons: Record<Exclude<Answer['outcome'], 'added'>, Complaint> = {
  none: notFound,
  limited,
  closed: { title: words.closed },
  full: { title: words.full },
};

type Sender = {
  submission: Submission;
  backend: Backend;
  onPhoto?: OnPhoto;
  /** Of a form that is posted without scripts. */
  formId?: string;
};

/** Uploads photos, then adds them to an open claim. The same photos sent again are added once, and so is the same form. */
export async function addPhotos(
  { number, email }: LookupValues,
  photos: readonly File[],
  { submission, backend, onPhoto, formId }: Sender,
): Promise<Added> {
  const send = async () => {
    const urls = await uploadPhotos(backend, submission, photos, onPhoto);
    return askAboutClaim<PhotosAdded>(() =>
      backend.call('add_claim_photos', {
        claim_number: number,
        email,
        photo_urls: urls,
        ...(formId && { form_id: formId }),
      }),
    );
  };
  try {
    const { outcome } = await sendWithUploads(submission, send);
    return outcome === 'added' ? { outcome } : { outcome: 'refused', words: reasons[outcome] };
  } catch (error) {
    return { outcome: 'refused', words: failureMessage(words.failed, refusalOf(error)) };
  }
}
