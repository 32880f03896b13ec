import type { SupabaseClient } from '@supabase/supabase-js';
import { fileOf, jpegBytes, pdfBytes, pngBytes, resumePath, types } from './sample-files.ts';

const contents = { pdf: pdfBytes, jpg: jpegBytes, jpeg: jpegBytes, png: pngBytes };

/** Uploads a resume as bytes. */
export function uploadResume(client: SupabaseClient, path = resumePath(), bytes = pdfBytes()) {
  return client.storage.from('resumes').upload(path, bytes, { contentType: types.pdf });
}

/** Uploads a file for each address in a row, as the forms do before they insert the row. Returns the row. */
export async function withFiles<Row extends Record<string, unknown>>(
  client: SupabaseClient,
  row: Row,
): Promise<Row> {
  for (const value of Object.values(row).flat()) {
    const [, bucket, path, extension] =
      /\/object\/public\/([^/]+)\/(.+\.(pdf|jpe?g|png))$/.exec(String(value)) ?? [];
    if (!bucket || !path) continue;
    const bytes = contents[extension as keyof typeof contents]();
    const type = extension === 'jpeg' ? types.jpg : types[extension as keyof typeof types];
    const { error } = await client.storage.from(bucket).upload(path, fileOf(bytes, path, type));
    if (error) throw error;
  }
  return row;
}

/** Sends a row as a form does: its files first. Returns the row. */
export async function sendWithFiles<Row extends Record<string, unknown>>(
  client: SupabaseClient,
  table: string,
  row: Row,
): Promise<Row> {
  await withFiles(client, row);
  await client.from(table).insert(row).throwOnError();
  return row;
}
