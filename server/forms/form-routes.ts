import { Hono } from 'hono';
import { referenceOf } from '#domain/references.ts';
import { postRefused as words } from '../../app/content/post-refused.ts';
import type { ApiContext, ApiEnv } from '../api-env.ts';
import type { Config } from '../config.ts';
import { refuse, retrySeconds } from '../limits/refuse.ts';
import { originOf } from '../request-origin.ts';
import { sendSmallPage } from '../send-small-page.ts';
import type { Policies } from '../site/policies.ts';
import { toStorageError } from '../storage/storage-error.ts';
import { formPaths, receiptParameter, toPageUrl } from './form-pages.ts';
import { createLocalBackend, type LocalBackendOptions } from './local-backend.ts';
import { UnreadableForm } from './parse-form.ts';
import { readReceiptToken, writeReceiptToken } from './receipt-token.ts';
import { type ReceivedForm, receivePost } from './receive-post.ts';
import type { PageState, RenderPage } from './render-page.ts';
import { makeRowId } from './row-id.ts';

type Options = LocalBackendOptions & {
  config: Config;
  /** Signs receipts and makes the ids of rows. */
  secret: string;
  policies: Policies;
  renderPage: RenderPage;
};

/** The pages of forms that are posted without scripts, and of their receipts. */
export function createFormRoutes(options: Options): Hono<ApiEnv> {
  const routes = new Hono<ApiEnv>();
  for (const path of formPaths) {
    routes.get(path, (context) => showReceipt(context, options));
    routes.post(path, (context) => acceptPost(context, options));
  }
  return routes;
}

function showReceipt(context: ApiContext, options: Options): Response | Promise<Response> {
  const url = new URL(context.req.url);
  const receipt = readReceiptToken(options.secret, url.searchParams.get(receiptParameter) ?? '');
  if (receipt) return sendPage(context, options, { state: { kind: 'stored', receipt } });
  url.searchParams.delete(receiptParameter);
  return context.redirect(url.pathname + url.search, 303);
}

async function acceptPost(context: ApiContext, options: Options): Promise<Response> {
  const { config, storage, secret } = options;
  const request = context.env.incoming;
  const ownOrigin = originOf(request, config);
  const origin = context.req.header('origin');
  if (origin !== undefined && origin !== ownOrigin) return sendSmallPage(context, 403, words.foreign);
  let form: ReceivedForm;
  try {
    form = await receivePost(context, storage);
  } catch (error) {
    if (error instanceof UnreadableForm) return sendSmallPage(context, 400, words.unreadable);
    const known = toStorageError(error);
    if (known) return refuse(context, known, known.retrySeconds ?? retrySeconds);
    throw error;
  }
  try {
    const { fields, files, digest } = form;
    const url = new URL(context.req.url);
    const id = makeRowId(secret, `${url.pathname}${url.search} ${digest}`);
    context.set('rowId', id);
    const backend = createLocalBackend(options, {
      request,
      origin: ownOrigin,
      onTooComplex: () => context.set('tooComplex', true),
    });
    url.searchParams.set(
      receiptParameter,
      writeReceiptToken(secret, { reference: referenceOf(id), at: new Date() }),
    );
    const receiptUrl = url.pathname + url.search;
    return await sendPage(context, options, { post: { fields, files, id, backend, receiptUrl } });
  } finally {
    await form.remove();
  }
}

/** Renders the page at the request's address. */
async function sendPage(context: ApiContext, { renderPage, policies }: Options, page: PageState) {
  const url = toPageUrl(new URL(context.req.url));
  const { method } = context.req;
  const { status, headers, body } = await renderPage(new Request(url, { method }), page);
  const policy = policies[url.pathname];
  const sent = new Headers(headers);
  sent.set('cache-control', 'no-store');
  if (policy) sent.set('content-security-policy', policy);
  return new Response(body, { status, headers: sent });
}
