import type { ActionFunctionArgs } from 'react-router';
import { acceptPost } from '#app/lib/post/accept-post.ts';
import { outcomes } from '#content/outcomes.ts';
import { fields } from '#content/verification.ts';
import { verificationSchema } from './schema.ts';
import { submitVerification } from './submit.ts';

/** The employment verification without scripts. */
export function postVerification(args: ActionFunctionArgs) {
  return acceptPost(args, {
    schema: verificationSchema,
    fields: Object.keys(fields),
    dropped: ['socialSecurity', 'confirmSocialSecurity', 'licenseFront', 'licenseBack'],
    send: submitVerification,
    failed: outcomes.verification.failed,
  });
}
