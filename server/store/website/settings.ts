import type { Query } from '../database/database.ts';

export type WebsiteSettings = {
  /** Whether editors may publish notices and special days by themselves. */
  editorsPublish: boolean;
};

export async function readWebsiteSettings(query: Query): Promise<WebsiteSettings> {
  const [row] = await query('select editors_publish from staff.website_settings');
  return { editorsPublish: row?.editors_publish === true };
}

export async function saveWebsiteSettings(query: Query, { editorsPublish }: WebsiteSettings): Promise<void> {
  await query('update staff.website_settings set editors_publish = $1::text::boolean', [
    String(editorsPublish),
  ]);
}
