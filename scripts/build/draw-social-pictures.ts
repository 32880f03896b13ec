import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { SocialPicture } from '#app/frame/head/social-picture.ts';
import { site } from '#company/site.ts';
import { type LanguageCode, pathIn } from '#domain/languages.ts';
import { pictureFile } from '../../server/website/finish/social/compose.ts';
import { drawPictures } from '../../server/website/finish/social/draw-pictures.ts';
import { fontFiles } from '../../server/website/finish/social/set-text.ts';

type Job = SocialPicture & { file: string };

/** Drawing takes 0.1 s a picture, so unchanged pictures are copied from this cache. */
const cache = 'node_modules/.cache/social-pictures';
const code = 'server/website/finish/social';

/** Draws the pictures that the prerendered lists name, and deletes the lists. */
export async function drawSocialPictures(dir: string): Promise<void> {
  const pictures = (await Promise.all(site.languages.map((code) => takeList(dir, code)))).flat();
  await mkdir(cache, { recursive: true });
  const sources = await hashSources();
  const jobs = await Promise.all(pictures.map((picture) => plan(picture, sources)));
  const existing = new Set(await readdir(cache));
  await drawPictures(jobs.filter(({ file }) => !existing.has(path.basename(file))));
  for (const { path: address, file } of jobs) {
    const target = path.join(dir, address);
    await mkdir(path.dirname(target), { recursive: true });
    await copyFile(file, target);
  }
  const used = new Set(jobs.map(({ file }) => path.basename(file)));
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
  return { ...picture, file: path.join(cache, `${hash.slice(0, 32)}.jpg`) };
}

/** Everything else that a picture depends on: fonts, mark, colors, company name and the code that draws. */
async function hashSources(): Promise<string> {
  const drawing = (await readdir(code)).map((file) => path.join(code, file));
  const app = ['company/mark.ts', 'company/palette.ts', 'office/colors.ts', 'company/site.ts'];
  const files = [...Object.values(fontFiles), ...app, 'package-lock.json', ...drawing];
  const hash = createHash('sha256');
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex');
}
