import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { SocialPicture } from '#app/frame/head/social-picture.ts';
import { drawBackground, drawTitle, size } from './compose.ts';
import { loadFaces } from './set-text.ts';

/** Draws each picture into its file. It takes 0.1 s a picture. */
export async function drawPictures(
  pictures: readonly (Pick<SocialPicture, 'scene' | 'title'> & { file: string })[],
): Promise<void> {
  if (pictures.length === 0) return;
  const faces = await loadFaces();
  const backgrounds = new Map<string, Promise<Buffer>>();
  await Promise.all(
    pictures.map(async ({ scene, title, file }) => {
      const background = backgrounds.get(scene) ?? drawBackground(scene);
      backgrounds.set(scene, background);
      await mkdir(path.dirname(file), { recursive: true });
      await sharp(await background, { raw: { ...size, channels: 3 } })
        .composite([{ input: drawTitle(title, faces) }])
        .jpeg({ quality: 84 })
        .toFile(file);
    }),
  );
}
