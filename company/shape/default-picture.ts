import type { PictureName } from './pictures.ts';
import type { Panel } from './types.ts';

/** A drawing in the colors of the panel, for what has no picture of its own. `npm run pictures` draws it. */
export function defaultPicture(panel: Panel): PictureName {
  return `default-${panel}`;
}
