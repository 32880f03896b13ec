import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiContext } from '../http/api-env.ts';
import { sendSmallPage } from '../http/send-small-page.ts';
import { mailWordsIn } from '../lib/frame/words.ts';

export const isNotMePage = (path: string) => path === '/mail/not-me';

/** Of the mail that the link was in. */
export function languageOf(context: ApiContext): string | null {
  return context.req.query('language') ?? null;
}

/** Instead of the page behind "I did not send this", which could not be shown or did nothing. */
export async function sendNotMeFailure(context: ApiContext, status: ContentfulStatusCode): Promise<Response> {
  const language = languageOf(context);
  const { failedTitle: title, failedText: text } = (await mailWordsIn(language)).mail.notMePage;
  return sendSmallPage(context, status, { title, text }, { language });
}
