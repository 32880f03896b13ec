import { createHash } from 'node:crypto';
import type { Release } from '#domain/website/items.ts';
import { pictureFile } from '#domain/website/uploaded-pictures.ts';
import type { Query } from '../database/database.ts';
import type { EncodedPicture } from '../pictures/encode-picture.ts';
import { readPicture, savePicture } from './pictures.ts';
import type { Author } from './types.ts';

export type PublishedFile = { path: string; bytes: Buffer };

/** Stores a picture with its files, once. Returns its name: the hash. */
export async function saveUpload(query: Query, picture: EncodedPicture, author: Author): Promise<string> {
  const { width, height, fallback, files } = picture;
  const hash = createHash('sha256').update(fallback).digest('hex');
  await savePicture(query, { hash, type: 'image/webp', width, height, bytes: Buffer.from(fallback) }, author);
  for (const file of files)
    await query(
      `insert into staff.content_picture_files (picture, width, bytes)
        values ($1, $2::text::int, decode($3, 'base64')) on conflict do nothing`,
      [hash, String(file.width), Buffer.from(file.bytes).toString('base64')],
    );
  return hash;
}

/** The files of the pictures that a release shows, as they are served. */
export async function picturesOf(
  query: Query,
  { pictures }: Pick<Release, 'pictures'>,
): Promise<PublishedFile[]> {
  const published: PublishedFile[] = [];
  for (const hash of Object.keys(pictures)) {
    const picture = await readPicture(query, hash);
    if (!picture) continue;
    published.push({ path: pictureFile(hash, picture.width, 'webp'), bytes: picture.bytes });
    const rows = await query(
      `select width, encode(bytes, 'base64') as bytes from staff.content_picture_files where picture = $1 order by width`,
      [hash],
    );
    for (const { width, bytes } of rows)
      published.push({
        path: pictureFile(hash, Number(width), 'avif'),
        bytes: Buffer.from(String(bytes), 'base64'),
      });
  }
  return published;
}
