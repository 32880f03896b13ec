import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { notMePage as words } from '../../app/content/mail.ts';
import type { ApiEnv } from '../api-env.ts';
import type { RecordStore } from '../staff/records/record-store.ts';
import { readNotMeToken } from './not-me-link.ts';
import type { Block } from './templates/blocks.ts';
import { renderPage } from './templates/frame.ts';
import { type Html, renderSubmitButton } from './templates/render-html.ts';

/** Only the page's own styles, and a form that comes back here. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Where a person says that they never wrote to us. Opening the page changes nothing, because programs that check mail open every
 * link; the button does.
 */
export function createNotMeRoutes(records: RecordStore, secret: string) {
  return new Hono<ApiEnv>()
    .get('/not-me', (context) => {
      const form = html`<form method="post">${renderSubmitButton(words.button)}</form>`;
      return sendPage(context, words.title, words.text, form);
    })
    .post('/not-me', async (context) => {
      const named = readNotMeToken(secret, context.req.query('m') ?? '');
      const noted =
        named &&
        (await records.read((call) =>
          call('staff_stop_receipts', { wanted_kind: named.kind, wanted_id: named.recordId }),
        ));
      return noted
        ? sendPage(context, words.doneTitle, words.doneText)
        : sendPage(context, words.expiredTitle, words.expiredText);
    });
}

function sendPage(context: Context<ApiEnv>, title: string, text: string, form?: Html) {
  context.header('content-security-policy', policy);
  context.header('x-robots-tag', 'noindex');
  context.header('referrer-policy', 'no-referrer');
  const blocks: Block[] = [
    { type: 'heading', text: title },
    { type: 'paragraph', text },
  ];
  return context.html(renderPage({ title, preview: '', blocks, form }));
}
