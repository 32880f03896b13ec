import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ApiEnv } from './api-env.ts';
import type { Block } from './mail/templates/blocks.ts';
import { type Frame, renderPage } from './mail/templates/frame.ts';
import type { Html } from './mail/templates/render-html.ts';

/** Only the page's own styles, and a form that comes back here. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A page of a title and a sentence, without the site around it. */
export function sendSmallPage(
  context: Context<ApiEnv>,
  status: ContentfulStatusCode,
  { title, text, ...frame }: { title: string; text: string } & Frame,
  form?: Html,
): Response | Promise<Response> {
  context.header('content-security-policy', policy);
  context.header('x-robots-tag', 'noindex');
  context.header('referrer-policy', 'no-referrer');
  const blocks: Block[] = [
    { type: 'heading', text: title },
    { type: 'paragraph', text },
  ];
  return context.html(renderPage({ ...frame, title, preview: '', blocks, form }), status);
}
