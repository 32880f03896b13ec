import { type ActionFunctionArgs, data } from 'react-router';
import { outcomes } from '#content/outcomes.ts';
import { acceptPost, requirePost } from '../kit/post/accept-post.ts';
import { formState } from '../kit/post/form-state.ts';
import { claimForm } from './definition.ts';
import { refusePhoto } from './photos/refuse-photo.ts';
import { claimSchema } from './schema.ts';
import { submitClaim } from './submit.ts';

/** The claim without scripts. */
export function postClaim(args: ActionFunctionArgs) {
  const { context } = args;
  if (requirePost(context).fields.honeypot) {
    context.set(formState, { kind: 'spam', title: outcomes.contact.honeypot });
    return data(null);
  }
  return acceptPost(args, {
    schema: claimSchema,
    form: claimForm,
    refuseFile: refusePhoto,
    send: (values, submission, backend) => submitClaim(values, submission, backend),
    failed: outcomes.claim.failed,
  });
}
