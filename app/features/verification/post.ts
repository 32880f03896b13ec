import type { ActionFunctionArgs } from 'react-router';
import { outcomes } from '#app/content/outcomes.ts';
import { fields } from '#app/content/verification.ts';
import { acceptPost } from '#app/lib/post/accept-post.ts';
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
