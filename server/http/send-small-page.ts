import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { splitLanguage } from '#domain/languages.ts';
import type { Block } from '../lib/frame/blocks.ts';
import { renderPage } from '../lib/frame/frame.ts';
import type { Html } from '../lib/frame/render-html.ts';
import { frameOf, mailWordsIn } from '../lib/frame/words.ts';
import type { ApiEnv } from './api-env.ts';

/** Only the page's own styles, and a form that comes back here. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

type Options = {
  form?: Html;
  /** Without it, that of the path. */
  language?: string | null;
};

/** A page of a title and a sentence, without the site around it. */
export async function sendSmallPage(
  context: Context<ApiEnv>,
  status: ContentfulStatusCode,
  { title, text }: { title: string; text: string },
  { form, language = splitLanguage(context.req.path).code }: Options = {},
): Promise<Response> {
  const frame = frameOf(await mailWordsIn(language));
  context.header('content-security-policy', policy);
  context.header('x-robots-tag', 'noindex');
  context.header('referrer-policy', 'no-referrer');
  const blocks: Block[] = [
    { type: 'heading', text: title },
    { type: 'paragraph', text },
  ];
  return context.html(renderPage({ ...frame, title, preview: '', blocks, form }), status);
}
