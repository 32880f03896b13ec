import { Hono } from 'hono';
import { z } from 'zod';
import { websiteRoles } from '#domain/roles.ts';
import { type PictureShape, pictureShapes, uploadedHash } from '#domain/website/uploaded-pictures.ts';
import { NotAccepted } from '../../lib/not-accepted.ts';
import { encodeUpload } from '../../store/pictures/encode-upload.ts';
import { writeAudit } from '../../store/records/audit.ts';
import { saveUpload } from '../../store/website/picture-files.ts';
import { readPicture } from '../../store/website/pictures.ts';
import { requireRole } from '../access/require-role.ts';
import { refuse } from '../refuse.ts';
import type { StaffEnv } from '../staff-env.ts';
import { readInput } from './read-input.ts';
import type { StaffServices } from './staff-services.ts';

const shapes = Object.keys(pictureShapes) as PictureShape[];
const uploadInput = readInput('query', z.object({ shape: z.enum(shapes).default('scene') }));
const address = readInput('param', z.object({ hash: z.string().regex(uploadedHash) }));

/** Pictures that the office uploads for articles and people. They are public when a release that names them is. */
export function createPictureRoutes({ database }: StaffServices) {
  return new Hono<StaffEnv>()
    .use(requireRole(...websiteRoles))
    .post('/', uploadInput, async (context) => {
      const actor = context.get('person');
      const bytes = new Uint8Array(await context.req.arrayBuffer());
      const { shape } = context.req.valid('query');
      const encoded = await encodeUpload({ bytes, shape }, actor.id).catch(refuseForNow);
      if ('refusal' in encoded) return refuse(422, encoded.refusal);
      const { width, height } = encoded;
      const hash = await database.asOwner(async (query) => {
        const saved = await saveUpload(query, encoded, { id: actor.id, name: actor.name });
        await writeAudit(query, { actor, action: 'website_picture_uploaded', details: { picture: saved } });
        return saved;
      });
      return context.json({ hash, width, height });
    })
    .get('/:hash', address, async (context) => {
      const picture = await database.asOwner((query) => readPicture(query, context.req.valid('param').hash));
      if (!picture) return refuse(404, 'not_found');
      return context.body(new Uint8Array(picture.bytes), 200, {
        'content-type': picture.type,
        'cache-control': 'private, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
    });
}

/** Too many pictures at once, or no room for another process. */
function refuseForNow(error: unknown): never {
  if (error instanceof NotAccepted) return refuse(503, 'busy_pictures');
  throw error;
}
