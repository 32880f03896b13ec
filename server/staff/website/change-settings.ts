import { type Actor, writeAudit } from '../../store/records/audit.ts';
import {
  readWebsiteSettings,
  saveWebsiteSettings,
  type WebsiteSettings,
} from '../../store/website/settings.ts';
import type { WebsiteServices } from './services.ts';

export function changeWebsiteSettings(
  { database }: WebsiteServices,
  actor: Actor,
  settings: WebsiteSettings,
): Promise<WebsiteSettings> {
  return database.asOwner(async (query) => {
    const { editorsPublish } = await readWebsiteSettings(query);
    if (editorsPublish === settings.editorsPublish) return settings;
    await saveWebsiteSettings(query, settings);
    const details = { editorsPublish: settings.editorsPublish ? 'on' : 'off' };
    await writeAudit(query, { actor, action: 'website_setting_changed', details });
    return settings;
  });
}
