import { existsSync } from 'node:fs';
import path from 'node:path';
import { mapFileOf } from '#app/catalog/map-file.ts';
import { site } from '#company/site.ts';

/** The offices with a drawing of their neighborhood, which a map replaces. */
export const drawnOffices = site.offices.filter(({ name }) =>
  existsSync(path.join('company/content/maps', mapFileOf(name))),
);
