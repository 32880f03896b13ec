import { pages } from '#app/catalog/pages.ts';
import { socialPictureOf } from '../head/social-picture.ts';

/** /social-pictures.json: the build draws these pictures (server/website/finish/social) and then deletes this file. */
export function loader(): Response {
  return Response.json(pages.map(socialPictureOf));
}
