import { Hono } from 'hono';
import { websiteRoles } from '#domain/roles.ts';
import { requireRole } from '../access/require-role.ts';
import { refuse } from '../refuse.ts';
import type { StaffEnv } from '../staff-env.ts';
import type { DraftView, ItemView, PublishedView, ReleaseView, WebsiteView } from '../website/views.ts';
import type { StaffServices } from './staff-services.ts';
import {
  draftInput,
  itemAddress,
  previewInput,
  publishInput,
  releaseId,
  restoreInput,
  seenInput,
  settingsInput,
} from './website-input.ts';

/** What the office changes on the public site, for owners and editors. */
export function createWebsiteRoutes(_services: StaffServices) {
  return new Hono<StaffEnv>()
    .use(requireRole(...websiteRoles))
    .get('/', async (context) => context.json(missing<WebsiteView>()))
    .get('/items/:kind/:key', itemAddress, async (context) => context.json(missing<ItemView>()))
    .put('/items/:kind/:key/draft', itemAddress, draftInput, async (context) =>
      context.json(missing<{ version: number }>()),
    )
    .delete('/items/:kind/:key/draft', itemAddress, seenInput, async (context) =>
      context.json(missing<{ done: true }>()),
    )
    .get('/drafts', async (context) => context.json(missing<{ drafts: DraftView[] }>()))
    .post('/publish', publishInput, async (context) => context.json(missing<PublishedView>()))
    .get('/releases', async (context) => context.json(missing<{ releases: ReleaseView[] }>()))
    .post('/preview', previewInput, async (context) => context.json(missing<{ html: string }>()))
    .use(requireRole('owner'))
    .post('/releases/:id/restore', releaseId, restoreInput, async (context) =>
      context.json(missing<PublishedView>()),
    )
    .put('/settings', settingsInput, async (context) => context.json(missing<{ editorsPublish: boolean }>()));
}

function missing<View>(): View {
  return refuse(404, 'not_found');
}
