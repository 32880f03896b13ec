import { changesWebsite, type StaffRole } from '#domain/roles.ts';
import { type ItemKind, urgentKinds } from '#domain/website/kinds.ts';
import type { WebsiteSettings } from '../../store/website/settings.ts';
import type { WebsiteView } from './views.ts';

export type MayPublish = WebsiteView['mayPublish'];

/** What a role may publish by itself. */
export function mayPublish(role: StaffRole, { editorsPublish }: WebsiteSettings): MayPublish {
  if (role === 'owner') return 'all';
  return changesWebsite(role) && editorsPublish ? 'urgent' : 'none';
}

export function mayPublishKind(may: MayPublish, kind: ItemKind): boolean {
  return may === 'all' || (may === 'urgent' && urgentKinds.some((urgent) => urgent === kind));
}
