import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { BuiltPage } from '../site-files/read-pages.ts';
import { drawWords, paintGround, pictureFile, size } from './compose.ts';
import { fontFiles, loadFaces } from './set-text.ts';

type Job = { target: string; scene: string; title: string; kept: string };

/** Drawing takes a tenth of a second each; what was drawn from the same things before is taken from here. */
const cache = 'node_modules/.cache/social-pictures';

/** Draws the picture that each page's head promises. Its address names the scene, the page's title gives the words. */
export async function drawSocialPictures(dir: string, pages: BuiltPage[]): Promise<void> {
  await mkdir(cache, { recursive: true });
  const sources = await hashSources();
  const jobs = await Promise.all(pages.map((page) => plan(page, dir, sources)));
  const known = new Set(await readdir(cache));
  const missing = jobs.filter(({ kept }) => !known.has(kept));
  if (missing.length > 0) await draw(missing);
  await Promise.all(
    jobs.map(async ({ target, kept }) => {
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(path.join(cache, kept), target);
    }),
  );
  const stale = [...known].filter((file) => !jobs.some(({ kept }) => kept === file));
  await Promise.all(stale.map((file) => rm(path.join(cache, file))));
}

async function plan({ address, head }: BuiltPage, dir: string, sources: string): Promise<Job> {
  const title = head.get('og:title');
  const [, place = '', scene = ''] =
    /(\/social\/([\w-]+)\/[\w-]+\.jpg)$/.exec(head.get('og:image') ?? '') ?? [];
  if (!title || !place) throw new Error(`${address} names no picture for shared links.`);
  const picture = await readFile(pictureFile(scene));
  const hash = createHash('sha256').update(sources).update(picture).update(title).digest('hex');
  return { target: path.join(dir, place), scene, title, kept: `${hash.slice(0, 32)}.jpg` };
}

async function draw(jobs: Job[]): Promise<void> {
  const faces = await loadFaces();
  const grounds = new Map<string, Promise<Buffer>>();
  await Promise.all(
    jobs.map(async ({ scene, title, kept }) => {
      const ground = grounds.get(scene) ?? paintGround(scene);
      grounds.set(scene, ground);
      await sharp(await ground, { raw: { ...size, channels: 3 } })
        .composite([{ input: drawWords(title, faces) }])
        .jpeg({ quality: 84 })
        .toFile(path.join(cache, kept));
    }),
  );
}

/** What else a picture is made of: the typefaces, the mark and this code. */
async function hashSources(): Promise<string> {
  const here = (await readdir('scripts/social')).map((file) => `scripts/social/${file}`);
  const files = [...Object.values(fontFiles), 'app/mark.ts', 'app/site.ts', 'package-lock.json', ...here];
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
}
