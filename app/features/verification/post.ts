import type { ActionFunctionArgs } from 'react-router';
import { acceptPost } from '#app/lib/post/accept-post.ts';
import { outcomes } from '#content/outcomes.ts';
import { verificationForm } from './definition.ts';
import { verificationSchema } from './schema.ts';
import { submitVerification } from './submit.ts';

/** The employment verification without scripts. */
export function postVerification(args: ActionFunctionArgs) {
  return acceptPost(args, {
    form: verificationForm,
    schema: verificationSchema,
    send: submitVerification,
    failed: outcomes.verification.failed,
  });
}
