import { type ActionFunctionArgs, data } from 'react-router';
import { addPhotos as addPhotosWords } from '#content/claim-status.ts';
import { photosPerClaim } from '#domain/claims.ts';
import { refusePhoto } from '../claim/photos/refuse-photo.ts';
import { listErrors } from '../kit/define/list-errors.ts';
import { requirePost } from '../kit/post/accept-post.ts';
import { formState, type RefusedPost } from '../kit/post/form-state.ts';
import { createSubmission } from '../kit/send/submission.ts';
import { addPhotos } from './add-photos.ts';
import { lookupForm, lookupSchema } from './definition.ts';
import { lookUpClaim } from './look-up.ts';

/** The look-up of a claim without scripts, and photos that are added to it. Nothing of it stands in an address. */
export async function postClaimStatus({ context }: ActionFunctionArgs) {
  const { fields, files, id: formId, backend } = requirePost(context);
  const values = Object.fromEntries(lookupForm.posted.map((name) => [name, fields[name] ?? '']));

  function refuse(status: number, rest: Pick<RefusedPost, 'errors'> & Partial<RefusedPost>) {
    context.set(formState, { kind: 'refused', values, mustRepeat: false, ...rest });
    return data(null, { status });
  }

  const checked = lookupSchema.safeParse(values);
  if (!checked.success) return refuse(422, { errors: listErrors(checked.error.issues) });
  const photos = files.photos ?? [];
  if (photos.length > photosPerClaim)
    return refuse(422, { errors: {}, message: { title: addPhotosWords.tooMany } });
  if (photos.length > 0) {
    const [complaint] = photos.flatMap((photo) => refusePhoto(photo) ?? []);
    if (complaint) return refuse(422, { errors: {}, message: complaint });
    const answer = await addPhotos(checked.data, photos, { submission: createSubmission(), backend, formId });
    if (answer.outcome === 'refused') return refuse(422, { errors: {}, message: answer.words });
  }
  const result = await lookUpClaim(checked.data, backend);
  if (result.outcome !== 'found') return refuse(422, { errors: {}, message: result.words });
  context.set(formState, { kind: 'claim', ...checked.data, claim: result, added: photos.length });
  return data(null);
}
