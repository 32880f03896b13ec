import type { ItemKind } from '#domain/website/kinds.ts';
import type { Actor } from '../../store/records/audit.ts';
import { discardItem, saveItem } from './change-drafts.ts';
import { publishDrafts } from './publish.ts';
import type { WebsiteServices } from './services.ts';
import type { PublishedView } from './views.ts';

type Item = { kind: ItemKind; key: string; value: object | null };

/** Publishes one item at once, without the drafts of others. If that fails, no draft is left. */
export async function publishNow(
  services: WebsiteServices,
  actor: Actor,
  { kind, key, value }: Item,
): Promise<PublishedView> {
  const { version } = await saveItem(services, actor, { kind, key, value, seen: 0 });
  try {
    return await publishDrafts(services, actor, { items: [{ kind, key, version }], note: '' });
  } catch (error) {
    // If somebody was faster, it is theirs.
    await discardItem(services, actor, { kind, key, seen: version }).catch(() => undefined);
    throw error;
  }
}
