import { Hono } from 'hono';
import { websiteRoles } from '#domain/roles.ts';
import { requireRole } from '../access/require-role.ts';
import { refuse } from '../refuse.ts';
import type { StaffEnv } from '../staff-env.ts';
import { discardItem, saveItem } from '../website/change-drafts.ts';
import { changeWebsiteSettings } from '../website/change-settings.ts';
import { publishAgain, publishDrafts } from '../website/publish.ts';
import { readDrafts, readItem, readReleases, readWebsite } from '../website/read-website.ts';
import type { StaffServices } from './staff-services.ts';
import {
  draftInput,
  itemAddress,
  publishInput,
  releaseId,
  restoreInput,
  seenInput,
  settingsInput,
} from './website-input.ts';

/** What the office changes on the public site, for owners and editors. */
export function createWebsiteRoutes(services: StaffServices) {
  return new Hono<StaffEnv>()
    .use(requireRole(...websiteRoles))
    .get('/', async (context) => context.json(await readWebsite(services, context.get('person').role)))
    .get('/items/:kind/:key', itemAddress, async (context) =>
      context.json((await readItem(services, context.req.valid('param'))) ?? refuse(404, 'not_found')),
    )
    .put('/items/:kind/:key/draft', itemAddress, draftInput, async (context) => {
      const draft = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await saveItem(services, context.get('person'), draft));
    })
    .delete('/items/:kind/:key/draft', itemAddress, seenInput, async (context) => {
      const draft = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await discardItem(services, context.get('person'), draft));
    })
    .get('/drafts', async (context) => context.json({ drafts: await readDrafts(services) }))
    .post('/publish', publishInput, async (context) =>
      context.json(await publishDrafts(services, context.get('person'), context.req.valid('json'))),
    )
    .get('/releases', async (context) => context.json({ releases: await readReleases(services) }))
    .use(requireRole('owner'))
    .post('/releases/:id/restore', releaseId, restoreInput, async (context) => {
      const earlier = { ...context.req.valid('param'), ...context.req.valid('json') };
      return context.json(await publishAgain(services, context.get('person'), earlier));
    })
    .put('/settings', settingsInput, async (context) =>
      context.json(await changeWebsiteSettings(services, context.get('person'), context.req.valid('json'))),
    );
}
