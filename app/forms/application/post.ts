import type { ActionFunctionArgs } from 'react-router';
import { page } from '#content/application.ts';
import { outcomes } from '#content/outcomes.ts';
import { acceptPost } from '../kit/post/accept-post.ts';
import { applicationForm, applicationSchema } from './definition.ts';
import { readJobTitle } from './read-job-title.ts';
import { submitApplication } from './submit.ts';

/** The job application without scripts. */
export function postApplication(args: ActionFunctionArgs) {
  const jobTitle = readJobTitle(new URL(args.request.url).search) || page.unlisted;
  return acceptPost(args, {
    form: applicationForm,
    schema: applicationSchema,
    send: (values, ...rest) => submitApplication({ ...values, jobTitle }, ...rest),
    failed: { title: outcomes.application.failed },
  });
}
