import { existsSync } from 'node:fs';
import path from 'node:path';
import { mapFileOf } from '#app/lib/map-file.ts';
import { site } from '#app/site.ts';

/** The offices with a drawing of their neighborhood, which a map replaces. */
export const drawnOffices = site.offices.filter(({ name }) =>
  existsSync(path.join('app/content/maps', mapFileOf(name))),
);
