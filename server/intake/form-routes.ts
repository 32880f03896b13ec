import { Hono } from 'hono';
import { releaseField } from '#app/forms/kit/send/shown-release.ts';
import { splitLanguage } from '#domain/languages.ts';
import { referenceOf } from '#domain/references.ts';
import type { ApiContext, ApiEnv } from '../http/api-env.ts';
import type { Demand, Guard } from '../http/limits/guard.ts';
import { countRefusal } from '../http/observe/count-refusal.ts';
import { UnreadableForm } from '../http/read-multipart.ts';
import { originOf } from '../http/request-origin.ts';
import { sendSmallPage } from '../http/send-small-page.ts';
import { log } from '../lib/log.ts';
import { type NotAccepted, retrySeconds } from '../lib/not-accepted.ts';
import type { Config } from '../lib/settings/config.ts';
import { asNotAccepted } from '../store/as-not-accepted.ts';
import { findFormPage, formPaths, receiptParameter, toPageUrl } from './form-pages.ts';
import { createLocalBackend, type LocalBackendOptions } from './local-backend.ts';
import { wordsAt } from './post-refused.ts';
import { readReceiptToken, writeReceiptToken } from './receipt-token.ts';
import { receivePost } from './receive-post.ts';
import type { PageState, RenderPage, ShownSite } from './render-page.ts';
import { makeRowId } from './row-id.ts';

type Options = LocalBackendOptions & {
  config: Config;
  /** Signs receipts and makes the ids of rows. */
  secret: string;
  site: () => ShownSite;
  renderPage: RenderPage;
  guard: Guard;
};

/** The pages of forms that are posted without scripts, and of their receipts. */
export function createFormRoutes(options: Options): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  const limits = options.guard(readDemand);
  for (const path of formPaths) {
    routes.use(path, ...limits);
    routes.get(path, (context) => showReceipt(context, options));
    routes.post(path, (context) => answerPost(context, options));
  }
  routes.onError((error, context) => {
    const words = wordsAt(context.req.path);
    if (error instanceof UnreadableForm) return sendSmallPage(context, 400, words.unreadable);
    const known = asNotAccepted(error);
    if (known) return refuse(context, known);
    log('a posted form could not be answered', { code: error.name });
    return sendSmallPage(context, 500, isPosted(context) ? words.later(retrySeconds) : words.noReceipt);
  });
  return routes;
}

/** A posted form may bring files. */
function readDemand(context: ApiContext): Demand {
  if (!isPosted(context)) return { counts: ['other'] };
  const { pathname } = toPageUrl(new URL(context.req.url));
  return { counts: ['insert', 'upload'], kind: findFormPage(pathname)?.kind };
}

function isPosted({ req }: ApiContext): boolean {
  return req.method === 'POST';
}

/** The form can be sent again later. */
function refuse(context: ApiContext, error: NotAccepted): Promise<Response> {
  countRefusal(error, error.status);
  const seconds = error.retrySeconds ?? retrySeconds;
  context.header('retry-after', String(seconds));
  const words = wordsAt(context.req.path);
  return sendSmallPage(context, error.status, isPosted(context) ? words.later(seconds) : words.noReceipt);
}

function showReceipt(context: ApiContext, options: Options): Response | Promise<Response> {
  const url = new URL(context.req.url);
  const token = url.searchParams.get(receiptParameter) ?? '';
  const receipt = readReceiptToken(options.secret, receiptPathOf(url), token);
  if (receipt) return sendPage(context, options, { state: { kind: 'stored', receipt } });
  url.searchParams.delete(receiptParameter);
  return context.redirect(url.pathname + url.search, 303);
}

async function answerPost(context: ApiContext, options: Options): Promise<Response> {
  const { config, storage, secret } = options;
  const request = context.env.incoming;
  const origin = originOf(request, config);
  if (isForeign(context, origin)) return sendSmallPage(context, 403, wordsAt(context.req.path).foreign);
  const { fields, files, digest, remove } = await receivePost(context, storage);
  try {
    const url = new URL(context.req.url);
    const { path } = splitLanguage(url.pathname);
    const id = makeRowId(secret, `${path}${url.search} ${digest}`);
    context.set('stored', 'ignored');
    const onStored = (result: 'stored' | 'duplicate') => {
      context.set('rowId', id);
      context.set('stored', result);
    };
    const onTooComplex = () => context.set('tooComplex', true);
    const onUpload = () => context.set('postedFiles', (context.get('postedFiles') ?? 0) + 1);
    const release = readRelease(fields);
    const backend = createLocalBackend(options, {
      request,
      origin,
      release,
      onUpload,
      onTooComplex,
      onStored,
    });
    const receipt = { path: receiptPathOf(url), reference: referenceOf(id), at: new Date() };
    url.searchParams.set(receiptParameter, writeReceiptToken(secret, receipt));
    // The router adds the language again.
    const receiptUrl = path + url.search;
    return await sendPage(context, options, { post: { fields, files, id, backend, receiptUrl } });
  } finally {
    await remove();
  }
}

/** Of the page that was posted. Another may have been published since. */
function readRelease(fields: Readonly<Record<string, string>>): string | null {
  const release = fields[releaseField] ?? '';
  return /^[1-9]\d{0,14}$/.test(release) ? release : null;
}

/** The same in every language, because a link to another one takes the receipt along. */
function receiptPathOf(url: URL): string {
  return splitLanguage(toPageUrl(url).pathname).path;
}

/** A browser that hides the origin still says whether the page is ours. */
function isForeign({ req }: ApiContext, ownOrigin: string): boolean {
  const site = req.header('sec-fetch-site');
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = req.header('origin');
  return origin !== undefined && origin !== ownOrigin;
}

/** Renders the page at the request's address. */
async function sendPage(context: ApiContext, { renderPage, site }: Options, page: PageState) {
  const url = toPageUrl(new URL(context.req.url));
  const { method } = context.req;
  // What is shown may change meanwhile.
  const { policies, release } = site();
  const { status, headers, body } = await renderPage(new Request(url, { method }), page, release);
  const policy = policies[url.pathname];
  const sent = new Headers(headers);
  sent.set('cache-control', 'no-store');
  if (policy) sent.set('content-security-policy', policy);
  return new Response(body, { status, headers: sent });
}
