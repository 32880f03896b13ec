import { Hono } from 'hono';
import { html } from 'hono/html';
import { notMePage as words } from '#content/mail.ts';
import type { ApiEnv } from '../api-env.ts';
import { sendSmallPage } from '../send-small-page.ts';
import type { RecordStore } from '../staff/records/record-store.ts';
import { readNotMeToken } from './not-me-link.ts';
import { renderSubmitButton } from './templates/render-html.ts';

/**
 * Where a person says that they never wrote to us. Opening the page changes nothing, because programs that check mail open every
 * link; the button does.
 */
export function createNotMeRoutes(records: RecordStore, secret: string) {
  return new Hono<ApiEnv>()
    .get('/not-me', (context) => {
      const form = html`<form method="post">${renderSubmitButton(words.button)}</form>`;
      return sendSmallPage(context, 200, words, form);
    })
    .post('/not-me', async (context) => {
      const named = readNotMeToken(secret, context.req.query('m') ?? '');
      const noted =
        named &&
        (await records.read((call) =>
          call('staff_stop_receipts', { wanted_kind: named.kind, wanted_id: named.recordId }),
        ));
      return noted
        ? sendSmallPage(context, 200, { title: words.doneTitle, text: words.doneText })
        : sendSmallPage(context, 200, { title: words.expiredTitle, text: words.expiredText });
    });
}
