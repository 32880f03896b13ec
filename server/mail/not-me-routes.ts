import { Hono } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiContext, ApiEnv } from '../http/api-env.ts';
import { type Guard, storesNothing } from '../http/limits/guard.ts';
import { countRefusal } from '../http/observe/count-refusal.ts';
import { sendSmallPage } from '../http/send-small-page.ts';
import { renderSubmitButton } from '../lib/frame/render-html.ts';
import { mailWordsIn } from '../lib/frame/words.ts';
import { log } from '../lib/log.ts';
import { NotAccepted } from '../lib/not-accepted.ts';
import type { RecordStore } from '../store/records/record-store.ts';
import { readNotMeToken } from './not-me-link.ts';

type Options = {
  records: RecordStore;
  /** Signs the links. */
  secret: string;
  guard: Guard;
};

/**
 * Where a person says that they never wrote to us. Opening the page changes nothing, because programs that check mail open every
 * link; the button does.
 */
export function createNotMeRoutes({ records, secret, guard }: Options) {
  const routes = new Hono<ApiEnv>()
    .use(...guard(storesNothing))
    .get('/not-me', async (context) => {
      const language = languageOf(context);
      const { notMePage } = (await mailWordsIn(language)).mail;
      const form = html`<form method="post">${renderSubmitButton(notMePage.button)}</form>`;
      return sendSmallPage(context, 200, notMePage, { form, language });
    })
    .post('/not-me', async (context) => {
      const named = readNotMeToken(secret, context.req.query('m') ?? '');
      const noted =
        named &&
        (await records.read((call) =>
          call('staff_stop_receipts', { wanted_kind: named.kind, wanted_id: named.recordId }),
        ));
      const language = languageOf(context);
      const { doneTitle, doneText, expiredTitle, expiredText } = (await mailWordsIn(language)).mail.notMePage;
      const words = noted ? { title: doneTitle, text: doneText } : { title: expiredTitle, text: expiredText };
      return sendSmallPage(context, 200, words, { language });
    });
  routes.onError(async (error, context) => {
    if (error instanceof NotAccepted) {
      countRefusal(error, error.status);
      context.header('retry-after', String(error.retrySeconds));
      return sendFailure(context, error.status);
    }
    log('"I did not send this" could not be answered', { code: error.name });
    return sendFailure(context, 500);
  });
  return routes;
}

/** Of the mail that the link was in. */
function languageOf(context: ApiContext): string | null {
  return context.req.query('language') ?? null;
}

/** Instead of the page, which could not be shown or did nothing. */
async function sendFailure(context: ApiContext, status: ContentfulStatusCode): Promise<Response> {
  const language = languageOf(context);
  const { failedTitle: title, failedText: text } = (await mailWordsIn(language)).mail.notMePage;
  return sendSmallPage(context, status, { title, text }, { language });
}
