import { Hono } from 'hono';
import { html } from 'hono/html';
import type { ApiEnv } from '../http/api-env.ts';
import { sendSmallPage } from '../http/send-small-page.ts';
import { renderSubmitButton } from '../lib/frame/render-html.ts';
import { mailWordsIn } from '../lib/frame/words.ts';
import { log } from '../lib/log.ts';
import type { RecordStore } from '../store/records/record-store.ts';
import { languageOf, sendNotMeFailure } from './not-me-failure.ts';
import { readNotMeToken } from './not-me-link.ts';

/**
 * Where a person says that they never wrote to us. Opening the page changes nothing, because programs that check mail open every
 * link; the button does.
 */
export function createNotMeRoutes(records: RecordStore, secret: string) {
  const routes = new Hono<ApiEnv>()
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
  routes.onError((error, context) => {
    log('"I did not send this" could not be answered', { code: error.name });
    return sendNotMeFailure(context, 500);
  });
  return routes;
}
