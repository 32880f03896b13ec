import type { AnyItem, Release } from '#domain/website/items.ts';
import { effectiveAt, type PublishedItem, picturesIn } from '#office/website/effective.ts';
import { nameOfItem } from '#office/website/item-name.ts';
import type { Published } from '../../lib/website-services.ts';
import type { Query } from '../../store/database/database.ts';
import { type Actor, writeAudit } from '../../store/records/audit.ts';
import { listDrafts } from '../../store/website/items.ts';
import { readPictureSizes } from '../../store/website/pictures.ts';
import { currentRelease, readRelease, restoreRelease, storeRelease } from '../../store/website/releases.ts';
import { readWebsiteSettings } from '../../store/website/settings.ts';
import { refuse } from '../refuse.ts';
import { addressOf, readBaseline } from './baseline.ts';
import { callDeployHook } from './call-deploy-hook.ts';
import { refuseChanged } from './change-drafts.ts';
import { checkItem } from './check-item.ts';
import { type Fault, findFault } from './check-release.ts';
import { readChoices } from './choices.ts';
import { mayPublish, mayPublishKind } from './rights.ts';
import { sentences } from './sentences.ts';
import type { WebsiteServices } from './services.ts';
import type { ItemAddress, PublishedView } from './views.ts';

/** Two who publish at once both get through, one after the other. */
const attempts = 3;

type Chosen = ItemAddress & { version: number };
type Plan = {
  base: number;
  items: PublishedItem[];
  pictures: Release['pictures'];
  /** Stores the release and its audit in one transaction. Undefined: another one was stored meanwhile. */
  store: (query: Query) => Promise<number | undefined>;
};

/** Publishes these drafts, all or none. */
export function publishDrafts(
  services: WebsiteServices,
  actor: Actor,
  { items: chosen, note }: { items: readonly Chosen[]; note: string },
): Promise<PublishedView> {
  const choices = readChoices(services.config.siteDir);
  return publish(services, actor, async (query) => {
    await requireRight(query, actor, chosen);
    const base = await currentRelease(query);
    const items = new Map<string, PublishedItem>((base?.items ?? []).map((item) => [addressOf(item), item]));
    const drafts = new Map((await listDrafts(query)).map((item) => [addressOf(item), item]));
    const names: string[] = [];
    for (const { kind, key, version } of chosen) {
      const address = { kind, key };
      const draft = drafts.get(addressOf(address))?.draft;
      if (draft?.version !== version) refuseChanged({ changed: draft ?? null }, address);
      const { value } = draft;
      const name = await nameOf(address, value);
      names.push(`${kind} ${name}`);
      const checked = value && (await checkItem(query, address, value, await choices));
      if (checked && 'fields' in checked)
        refuseFault({ sentence: sentences.invalid(name, checked.fields), item: address }, name);
      if (!value && (kind === 'notice' || kind === 'special_day')) items.delete(addressOf(address));
      else items.set(addressOf(address), { kind, key, value });
    }
    const next = { base: base?.id ?? 0, author: { id: actor.id, name: actor.name }, note };
    return planOf(query, next.base, [...items.values()], async (inStore) => {
      await requireRight(inStore, actor, chosen);
      const stored = await storeRelease(inStore, chosen, next);
      if ('gone' in stored)
        refuse(409, 'draft_changed', { by: null, at: null, version: 0, item: stored.gone });
      if ('current' in stored) return undefined;
      const details = { release: stored.release, items: names, ...(note && { note }) };
      await writeAudit(inStore, { actor, action: 'website_published', details });
      return stored.release;
    });
  });
}

/** Publishes what an earlier release showed. 0: the files alone. Drafts stay. */
export function publishAgain(
  services: WebsiteServices,
  actor: Actor,
  { id, note }: { id: number; note: string },
): Promise<PublishedView> {
  return publish(services, actor, async (query) => {
    const earlier = id === 0 ? { items: [] } : await readRelease(query, id);
    if (!earlier) refuse(404, 'not_found');
    const base = (await currentRelease(query))?.id ?? 0;
    const items = earlier.items.filter(
      ({ kind, value }) => value || (kind !== 'notice' && kind !== 'special_day'),
    );
    return planOf(query, base, items, async (inStore) => {
      const author = { id: actor.id, name: actor.name };
      const stored = await restoreRelease(inStore, id, { base, author, note });
      if ('current' in stored) return undefined;
      const details = { release: stored.release, restores: id, ...(note && { note }) };
      await writeAudit(inStore, { actor, action: 'website_restored', details });
      return stored.release;
    });
  });
}

async function planOf(
  query: Query,
  base: number,
  items: PublishedItem[],
  store: Plan['store'],
): Promise<Plan> {
  return { base, items, pictures: await readPictureSizes(query, picturesIn(items)), store };
}

/** Renders the release before it is stored, so that what cannot be shown is not published. */
async function publish(
  services: WebsiteServices,
  actor: Actor,
  read: (query: Query) => Promise<Plan>,
): Promise<PublishedView> {
  const { database, website, config } = services;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const { base, items, pictures, store } = await database.asOwner(read);
    const fault = findFault(items);
    if (fault) refuseFault(fault, await nameInRelease(fault, items));
    const { release } = effectiveAt(new Date(), { id: base + 1, items }, pictures);
    const prepared = await website?.prepare(release);
    if (prepared && !prepared.ok)
      refuseFault(toFault(prepared), await nameInRelease(toFault(prepared), items));
    const stored = await database.asOwner(store);
    if (stored === undefined) continue;
    const shown = await website?.refresh();
    const deploy = await callDeployHook(database, config.deployHook, actor, stored);
    return { release: stored, ...(shown && !shown.ok && { sentence: shown.sentence }), ...deploy };
  }
  return refuse(409, 'draft_changed', { by: null, at: null, version: 0 });
}

function toFault({ sentence, item }: Extract<Published, { ok: false }>): Fault {
  return { sentence, ...(item && { item: item as ItemAddress }) };
}

function refuseFault({ sentence, item }: Fault, name: string | undefined): never {
  return refuse(422, 'cannot_publish', { sentence, ...(item && { item: { ...item, name } }) });
}

async function nameInRelease({ item }: Fault, items: readonly PublishedItem[]): Promise<string | undefined> {
  const found = item && items.find((each) => addressOf(each) === addressOf(item));
  return item && nameOf(item, found?.value ?? null);
}

async function nameOf(address: ItemAddress, value: AnyItem | null): Promise<string> {
  if (value) return nameOfItem(address.kind, address.key, value);
  return (await readBaseline()).get(addressOf(address))?.name ?? address.key;
}

/** Whoever acts without a session has the staff secret. */
async function requireRight(query: Query, { session }: Actor, items: readonly ItemAddress[]): Promise<void> {
  if (!session) return;
  const may = mayPublish(session.role, await readWebsiteSettings(query));
  if (!items.every(({ kind }) => mayPublishKind(may, kind))) refuse(403, 'not_yours_to_publish');
}
