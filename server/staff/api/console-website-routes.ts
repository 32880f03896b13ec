import { Hono } from 'hono';
import { z } from 'zod';
import { urgentKinds } from '#domain/website/kinds.ts';
import { isItemKey } from '#office/website/keys.ts';
import type { Actor } from '../../store/records/audit.ts';
import { picturesOf } from '../../store/website/picture-files.ts';
import { readPictureSizes } from '../../store/website/pictures.ts';
import { currentRelease } from '../../store/website/releases.ts';
import { refuse } from '../refuse.ts';
import type { StaffEnv } from '../staff-env.ts';
import { publishAgain } from '../website/publish.ts';
import { publishNow } from '../website/publish-now.ts';
import { readReleases, readWebsite } from '../website/read-website.ts';
import type { WholeReleaseView } from '../website/views.ts';
import { readInput } from './read-input.ts';
import type { StaffServices } from './staff-services.ts';

const item = readInput(
  'json',
  z
    .strictObject({
      kind: z.enum(urgentKinds),
      key: z.string(),
      value: z.looseObject({}).nullable(),
    })
    .refine(({ kind, key }) => isItemKey(kind, key), { path: ['key'] }),
);
const picture = readInput('json', z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }));

/** For `npm run cli -- notice`, `closed` and `content`. `shell` is who acts. */
export function createConsoleWebsiteRoutes(services: StaffServices, shell: Actor) {
  const { database } = services;
  return new Hono<StaffEnv>()
    .post('/list', async (context) => {
      const { items, release, state } = await readWebsite(services, 'owner');
      return context.json({ items, release, state, releases: await readReleases(services) });
    })
    .post('/publish', item, async (context) =>
      context.json(await publishNow(services, shell, context.req.valid('json'))),
    )
    .post('/undo', async (context) => {
      const current = await database.asOwner(currentRelease);
      if (!current) return refuse(409, 'nothing_to_publish');
      const earlier = current.id - 1;
      const published = await publishAgain(services, shell, { id: earlier, note: '' });
      return context.json({ ...published, undone: current.id, restores: earlier });
    })
    .post('/release', async (context) => {
      const current = await database.asOwner(currentRelease);
      const release: WholeReleaseView = current ?? { id: 0, at: null, by: null, items: [] };
      return context.json({ release });
    })
    .post('/picture', picture, async (context) => {
      const { hash } = context.req.valid('json');
      const { pictures, files } = await database.asOwner(async (query) => {
        const pictures = await readPictureSizes(query, [hash]);
        return { pictures, files: await picturesOf(query, { pictures }) };
      });
      const size = pictures[hash] ?? refuse(404, 'not_found');
      return context.json({
        ...size,
        files: files.map(({ path, bytes }) => ({ path, base64: bytes.toString('base64') })),
      });
    });
}
