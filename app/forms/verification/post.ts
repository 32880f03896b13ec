import type { ActionFunctionArgs } from 'react-router';
import { outcomes } from '#content/outcomes.ts';
import { askedQuestions } from '#office/asked-questions.ts';
import { acceptPost } from '../kit/post/accept-post.ts';
import { selectAsked, verificationForm } from './definition.ts';
import { createVerificationSchema } from './schema.ts';
import { submitVerification } from './submit.ts';

/** The employment verification without scripts. */
export function postVerification(args: ActionFunctionArgs) {
  return acceptPost(args, {
    form: {
      files: verificationForm.files,
      posted: selectAsked(verificationForm.posted, askedQuestions),
      dropped: selectAsked(verificationForm.dropped, askedQuestions),
    },
    schema: createVerificationSchema(askedQuestions),
    send: (...sent) => submitVerification(...sent, askedQuestions),
    failed: outcomes.verification.failed,
  });
}
