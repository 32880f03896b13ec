import { socialPictureOf } from '#app/head/social-picture.ts';
import { pages } from '#app/pages.ts';

/** /social-pictures.json: the build draws these pictures (scripts/build/social) and then deletes this file. */
export function loader(): Response {
  return Response.json(pages.map(socialPictureOf));
}
