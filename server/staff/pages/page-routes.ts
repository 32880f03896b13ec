import { type Context, Hono } from 'hono';
import { contentTypeOf } from '../../http/site/content-types.ts';
import { acceptedEncodings } from '../../http/site/negotiate-encoding.ts';
import type { SiteFile, SiteFiles } from '../../http/site/site-files.ts';
import type { Auth } from '../identity/auth.ts';
import { readSession } from '../identity/require-session.ts';
import type { StaffEnv } from '../staff-env.ts';
import type { StaffFiles } from './staff-files.ts';

/** Everything comes from this server; no inline script or style, and no string becomes a script. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** The sign-in page for everyone; the app and its scripts only for those who are signed in. */
export function createPageRoutes({ signIn, app, preview }: StaffFiles, auth: Auth) {
  const isSignedIn = async (context: Context<StaffEnv>) =>
    (await readSession(auth, context.req.raw.headers)) !== undefined;

  return new Hono<StaffEnv>()
    .get('/sign-in/*', (context) => sendAsset(context, signIn, '/staff/sign-in'))
    .get('/app/*', async (context) =>
      (await isSignedIn(context))
        ? sendAsset(context, app, '/staff/app')
        : context.text('Sign in first\n', 401),
    )
    .get('/preview', async (context) =>
      (await isSignedIn(context))
        ? sendPreview(context, preview.get('/preview.html'))
        : context.text('Sign in first\n', 401),
    )
    .get('/welcome', (context) => sendPage(context, signIn.get('/')))
    .get('*', async (context) =>
      sendPage(context, (await isSignedIn(context)) ? app.get('/') : signIn.get('/')),
    );
}

function sendPage(context: Context<StaffEnv>, file: SiteFile | undefined): Response {
  if (!file) throw new Error("The build of the staff's app has no page.");
  context.header('content-security-policy', policy);
  return send(context, file, 'text/html; charset=utf-8');
}

/** The page of the preview's frame: the only one that another page may frame, and only one of this server. */
function sendPreview(context: Context<StaffEnv>, file: SiteFile | undefined): Response {
  if (!file) throw new Error("The build of the staff's app has no preview.");
  context.header('content-security-policy', file.headers['content-security-policy'] ?? "default-src 'none'");
  context.header('x-frame-options', 'SAMEORIGIN');
  // Its name does not change with its content, and it is large: the browser asks whether its copy is still good.
  context.header('cache-control', 'private, no-cache');
  // Weak, because it stands for all encodings.
  const etag = `W/${file.variants.identity.etag}`;
  context.header('etag', etag);
  if (context.req.header('if-none-match') === etag) return context.body(null, 304);
  return send(context, file, 'text/html; charset=utf-8');
}

/** Assets are named after their content, and hold nothing personal. */
function sendAsset(context: Context<StaffEnv>, files: SiteFiles, base: string): Response {
  const name = context.req.path.slice(base.length);
  const file = name.startsWith('/assets/') ? files.get(name) : undefined;
  if (!file) return context.text('Not found\n', 404);
  context.header('cache-control', 'private, max-age=31536000, immutable');
  return send(context, file, contentTypeOf(name));
}

function send(context: Context<StaffEnv>, { variants }: SiteFile, contentType: string): Response {
  const [encoding = 'identity'] = acceptedEncodings(context.req.header('accept-encoding')).filter(
    (name) => variants[name],
  );
  context.header('content-type', contentType);
  context.header('vary', 'accept-encoding');
  if (encoding !== 'identity') context.header('content-encoding', encoding);
  return context.body(new Uint8Array((variants[encoding] ?? variants.identity).body));
}
