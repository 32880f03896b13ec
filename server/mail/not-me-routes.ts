import { type Context, Hono } from 'hono';
import { createElement as h } from 'react';
import { notMePage as words } from '../../app/content/mail.ts';
import type { ApiEnv } from '../api-env.ts';
import type { RecordStore } from '../staff/records/record-store.ts';
import { readNotMeToken } from './not-me-link.ts';
import { SubmitButton, Text, Title } from './templates/elements.ts';
import { renderMail } from './templates/frame.ts';

/** Only the page's own styles, and a form that comes back here. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Where a person says that they never wrote to us. Opening the page changes nothing, because programs that check mail open every
 * link; the button does.
 */
export function createNotMeRoutes(records: RecordStore, secret: string) {
  return new Hono<ApiEnv>()
    .get('/not-me', (context) =>
      sendPage(
        context,
        words.title,
        words.text,
        h('form', { method: 'post' }, h(SubmitButton, null, words.button)),
      ),
    )
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

function sendPage(context: Context<ApiEnv>, title: string, text: string, form?: ReturnType<typeof h>) {
  context.header('content-security-policy', policy);
  context.header('x-robots-tag', 'noindex');
  context.header('referrer-policy', 'no-referrer');
  const children = [h(Title, { key: 'title' }, title), h(Text, { key: 'text' }, text)];
  return context.html(
    renderMail({
      title,
      preview: '',
      children: form ? [...children, h('div', { key: 'form' }, form)] : children,
    }),
  );
}
