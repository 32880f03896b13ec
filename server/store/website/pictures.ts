import type { Query } from '../database/database.ts';
import type { Author } from './types.ts';

export type Picture = { hash: string; type: string; width: number; height: number; bytes: Buffer };

/** The same picture is stored once. */
export async function savePicture(query: Query, picture: Picture, author: Author): Promise<void> {
  const { hash, type, width, height, bytes } = picture;
  await query(
    `insert into staff.content_pictures (hash, type, width, height, bytes, author_id, author_name)
      values ($1, $2, $3::text::int, $4::text::int, decode($5, 'base64'), $6, $7) on conflict (hash) do nothing`,
    [hash, type, String(width), String(height), bytes.toString('base64'), author.id, author.name],
  );
}

export async function readPicture(query: Query, hash: string): Promise<Picture | undefined> {
  const [row] = await query(
    `select hash, type, width, height, encode(bytes, 'base64') as bytes from staff.content_pictures where hash = $1`,
    [hash],
  );
  if (!row) return undefined;
  const { type, width, height } = row as Pick<Picture, 'type' | 'width' | 'height'>;
  return { hash, type, width, height, bytes: Buffer.from(String(row.bytes), 'base64') };
}

/** The sizes of those of these pictures that were uploaded, by hash. */
export async function readPictureSizes(
  query: Query,
  hashes: readonly string[],
): Promise<Record<string, { width: number; height: number }>> {
  const rows = await query(
    `select hash, width, height from staff.content_pictures where hash = any (string_to_array($1, ',')) order by hash`,
    [hashes.join(',')],
  );
  return Object.fromEntries(
    rows.map(({ hash, width, height }) => [String(hash), { width: Number(width), height: Number(height) }]),
  );
}
