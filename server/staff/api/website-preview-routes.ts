import { Hono } from 'hono';
import { z } from 'zod';
import { site } from '#company/site.ts';
import { websiteRoles } from '#domain/roles.ts';
import { itemKinds } from '#domain/website/kinds.ts';
import { requireRole, requireSecondStep } from '../access/require-role.ts';
import { requireSession } from '../identity/require-session.ts';
import { refuse } from '../refuse.ts';
import type { StaffEnv } from '../staff-env.ts';
import { previewPage } from '../website/preview-page.ts';
import { sentences } from '../website/sentences.ts';
import { readInput } from './read-input.ts';
import type { StaffServices } from './staff-services.ts';

/** Nothing of a draft runs, is sent or is framed elsewhere. Styles are in the page. */
const policy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-same-origin',
].join('; ');

/** `items`: drafts such as 'notice storm', one a line. Without it, all drafts. */
const input = z.object({
  path: z
    .string()
    .max(500)
    .regex(/^\/[a-z0-9/-]*$/),
  language: z.enum(site.languages).default('en'),
  items: z.string().max(20_000).optional(),
});

/** In the frame of the app, which shows no answer of another kind. */
const noPage = `<!doctype html><html lang="en"><title>No page</title><p>${sentences.noPage}</p></html>`;

/** GET /staff/website/preview: a page of the site with drafts, for a frame of the app. */
export function createWebsitePreviewRoutes(services: StaffServices) {
  return new Hono<StaffEnv>()
    .use('/preview', requireSession(services.auth), requireSecondStep, requireRole(...websiteRoles))
    .get('/preview', readInput('query', input), async (context) => {
      const { path, language, items } = context.req.valid('query');
      const chosen = items?.split('\n').map((address) => {
        const [kind = '', key = ''] = address.split(' ');
        return itemKinds.some((known) => known === kind) ? `${kind} ${key}` : refuse(400, 'invalid');
      });
      const html = await previewPage(services, { path, language, chosen });
      context.header('content-security-policy', policy);
      context.header('x-frame-options', 'SAMEORIGIN');
      return html === undefined ? context.html(noPage, 404) : context.html(html);
    });
}
