import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { panels } from '#app/palette.ts';
import type { Panel } from '#app/words/types.ts';
import { drawDefaultPicture } from './default-picture.ts';
import { findMasters } from './find-masters.ts';

/** A picture before it is encoded. Without `night`, the one by day is darkened. */
export type Source = { name: string; file: string; day: Buffer; night?: Buffer; hash: string };

/** The masters, and a default picture for each panel that has no master of that name. */
export async function listSources(folder: string): Promise<Source[]> {
  const masters = findMasters(folder, await readdir(folder));
  const own = await Promise.all(
    masters.map(async ({ name, day, night }) =>
      withHash({
        name,
        file: path.join(folder, day),
        day: await readFile(path.join(folder, day)),
        ...(night && { night: await readFile(path.join(folder, night)) }),
      }),
    ),
  );
  return [...own, ...listDefaults().filter(({ name }) => !masters.some((master) => master.name === name))];
}

function listDefaults(): Source[] {
  return (Object.keys(panels) as Panel[]).map((panel) =>
    withHash({
      name: `default-${panel}`,
      file: 'scripts/pictures/default-picture.ts',
      day: Buffer.from(drawDefaultPicture(panel, 'day')),
      night: Buffer.from(drawDefaultPicture(panel, 'night')),
    }),
  );
}

function withHash(source: Omit<Source, 'hash'>): Source {
  const hash = createHash('sha256').update(source.day);
  if (source.night) hash.update(source.night);
  return { ...source, hash: hash.digest('hex').slice(0, 16) };
}
