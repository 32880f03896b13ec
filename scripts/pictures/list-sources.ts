import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Panel } from '#company/shape/types.ts';
import { colors } from '#office/colors.ts';
import { drawDefaultHero } from './default-hero.ts';
import { drawDefaultPicture } from './default-picture.ts';
import { findMasters } from './find-masters.ts';

/** A picture before it is encoded. Without `night`, the one by day is darkened. */
export type Source = { name: string; file: string; day: Buffer; night?: Buffer; hash: string };

/** The masters, and the default pictures that have no master of their name. */
export async function listSources(folder: string): Promise<Source[]> {
  // Git keeps no empty folder.
  const files = existsSync(folder) ? await readdir(folder) : [];
  const masters = findMasters(folder, files);
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
  const panels = Object.keys(colors.panels) as Panel[];
  return [
    drawn('default-hero', drawDefaultHero),
    ...panels.map((panel) => drawn(`default-${panel}`, (time) => drawDefaultPicture(panel, time))),
  ];
}

function drawn(name: string, draw: (time: 'day' | 'night') => string): Source {
  const [day, night] = [Buffer.from(draw('day')), Buffer.from(draw('night'))];
  return withHash({ name, file: `the drawing ${name}`, day, night });
}

function withHash(source: Omit<Source, 'hash'>): Source {
  const hash = createHash('sha256').update(source.day);
  if (source.night) hash.update(source.night);
  return { ...source, hash: hash.digest('hex').slice(0, 16) };
}
