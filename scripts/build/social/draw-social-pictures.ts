import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { SocialPicture } from '#app/frame/head/social-picture.ts';
import { site } from '#company/site.ts';
import { type LanguageCode, pathIn } from '#domain/languages.ts';
import { drawBackground, drawTitle, pictureFile, size } from './compose.ts';
import { fontFiles, loadFaces } from './set-text.ts';

type Job = SocialPicture & { cached: string };

/** Drawing takes 0.1 s a picture, so unchanged pictures are copied from this cache. */
const cache = 'node_modules/.cache/social-pictures';

/** Draws the pictures that the prerendered lists name, and deletes the lists. */
export async function drawSocialPictures(dir: string): Promise<void> {
  const pictures = (await Promise.all(site.languages.map((code) => takeList(dir, code)))).flat();
  await mkdir(cache, { recursive: true });
  const sources = await hashSources();
  const jobs = await Promise.all(pictures.map((picture) => plan(picture, sources)));
  const existing = new Set(await readdir(cache));
  const missing = jobs.filter(({ cached }) => !existing.has(cached));
  if (missing.length > 0) await draw(missing);
  for (const job of jobs) {
    const target = path.join(dir, job.path);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(path.join(cache, job.cached), target);
  }
  const used = new Set(jobs.map(({ cached }) => cached));
  for (const file of existing) if (!used.has(file)) await rm(path.join(cache, file));
}

async function takeList(dir: string, code: LanguageCode): Promise<SocialPicture[]> {
  const list = path.join(dir, pathIn(code, '/social-pictures.json'));
  const pictures: SocialPicture[] = JSON.parse(await readFile(list, 'utf8'));
  await rm(list);
  return pictures;
}

async function plan(picture: SocialPicture, sources: string): Promise<Job> {
  const scene = await readFile(pictureFile(picture.scene));
  const hash = createHash('sha256').update(sources).update(scene).update(picture.title).digest('hex');
  return { ...picture, cached: `${hash.slice(0, 32)}.jpg` };
}

async function draw(jobs: Job[]): Promise<void> {
  const faces = await loadFaces();
  const backgrounds = new Map<string, Promise<Buffer>>();
  await Promise.all(
    jobs.map(async ({ scene, title, cached }) => {
      const background = backgrounds.get(scene) ?? drawBackground(scene);
      backgrounds.set(scene, background);
      await sharp(await background, { raw: { ...size, channels: 3 } })
        .composite([{ input: drawTitle(title, faces) }])
        .jpeg({ quality: 84 })
        .toFile(path.join(cache, cached));
    }),
  );
}

/** Everything else that a picture depends on: fonts, mark, colors, company name and this code. */
async function hashSources(): Promise<string> {
  const here = (await readdir(import.meta.dirname)).map((file) => path.join(import.meta.dirname, file));
  const app = ['company/mark.ts', 'company/palette.ts', 'office/colors.ts', 'company/site.ts'];
  const files = [...Object.values(fontFiles), ...app, 'package-lock.json', ...here];
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
}
