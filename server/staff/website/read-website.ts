import { site } from '#company/site.ts';
import type { StaffRole } from '#domain/roles.ts';
import type { NoticeItem, SpecialDayItem } from '#domain/website/items.ts';
import { urgentKinds } from '#domain/website/kinds.ts';
import { nameOfItem } from '#office/website/item-name.ts';
import { listItems, listLastValues, readItem as readStored } from '../../store/website/items.ts';
import { currentRelease, listReleases } from '../../store/website/releases.ts';
import { readWebsiteSettings } from '../../store/website/settings.ts';
import type { StoredItem } from '../../store/website/types.ts';
import { addressOf, type FileItem, readBaseline } from './baseline.ts';
import { readChoices } from './choices.ts';
import { isSameItem } from './hash-of-item.ts';
import { mayPublish } from './rights.ts';
import type { WebsiteServices } from './services.ts';
import type { DraftView, ItemAddress, ItemLine, ItemView, ReleaseView, WebsiteView } from './views.ts';

/** All items of the website, with what stands behind each. */
export async function readWebsite(services: WebsiteServices, role: StaffRole): Promise<WebsiteView> {
  const { database, website, config } = services;
  const baseline = await readBaseline();
  const { stored, settings, release } = await database.asOwner(async (query) => ({
    stored: await listItems(query),
    settings: await readWebsiteSettings(query),
    release: await currentRelease(query),
  }));
  const changed = new Map(stored.map((item) => [addressOf(item), item]));
  const untouched = [...baseline.values()].filter((item) => !changed.has(addressOf(item)));
  return {
    state: website?.state() ?? { shown: release?.id ?? 0 },
    release: release ? { id: release.id, at: release.at, by: release.by } : null,
    languages: [...site.languages],
    ...settings,
    mayPublish: mayPublish(role, settings),
    builtElsewhere: website === undefined,
    choices: await readChoices(config.siteDir),
    items: [
      ...untouched.map(lineOfFile),
      ...stored.filter(isThere).map((item) => lineOf(item, baseline.get(addressOf(item)))),
    ],
  };
}

/** Undefined: there is no such item. */
export async function readItem(
  { database }: WebsiteServices,
  address: ItemAddress,
): Promise<ItemView | undefined> {
  const file = (await readBaseline()).get(addressOf(address));
  const stored = await database.asOwner((query) => readStored(query, address));
  if (!file && !stored) return undefined;
  const { kind, key } = address;
  const { draft = null, versions = [] } = stored ?? {};
  const published = shownOf(stored, file);
  return {
    kind,
    key,
    name: nameOf(address, stored, file),
    files: file?.value ?? null,
    published,
    draft: draft && pick(draft),
    versions: versions.map(pick),
    ...(file?.readOnly && !stored?.published && { readOnly: file.readOnly }),
    ...(stored && isFileChanged(stored, file) && { fileChanged: true as const }),
  };
}

/** Every draft, beside what visitors see now. */
export async function readDrafts({ database }: WebsiteServices): Promise<DraftView[]> {
  const baseline = await readBaseline();
  const drafts = (await database.asOwner(listItems)).filter(({ draft }) => draft);
  return drafts.flatMap((item) => {
    const { kind, key, draft } = item;
    const file = baseline.get(addressOf(item));
    if (!draft) return [];
    const { by, at, version, value } = draft;
    const name = nameOf(item, item, file);
    return [{ kind, key, name, by, at, version, before: shownOf(item, file), after: value }];
  });
}

export async function readReleases({ database }: WebsiteServices): Promise<ReleaseView[]> {
  const baseline = await readBaseline();
  const { releases, values } = await database.asOwner(async (query) => ({
    releases: await listReleases(query),
    values: await listLastValues(query),
  }));
  const known = new Map(values.map((item) => [addressOf(item), item.value]));
  const named = ({ kind, key }: ItemAddress) => {
    const value = known.get(addressOf({ kind, key }));
    const name = value ? nameOfItem(kind, key, value) : (baseline.get(addressOf({ kind, key }))?.name ?? key);
    return { kind, key, name };
  };
  return releases.map(({ items, ...release }) => ({ ...release, items: items.map(named) }));
}

/** What visitors see of it by the clock: notices and special days have a time. */
function timingOf({ kind, draft, published }: StoredItem): Pick<ItemLine, 'timing'> {
  const value = (draft ?? published)?.value;
  if (!value || !urgentKinds.some((urgent) => urgent === kind)) return {};
  if (kind === 'special_day') {
    const { from, to } = (value as SpecialDayItem).facts;
    return { timing: { from, until: to } };
  }
  const { from, until } = (value as NoticeItem).facts;
  return { timing: { from, until } };
}

/** A notice that was taken off the site is gone: the files have none. */
function isThere({ kind, draft, published }: StoredItem): boolean {
  return draft !== null || published?.value != null || !urgentKinds.some((urgent) => urgent === kind);
}

function lineOfFile({ kind, key, name, readOnly }: FileItem): ItemLine {
  return { kind, key, name, in: 'files', isRemoved: false, ...(readOnly && { readOnly }) };
}

function lineOf(item: StoredItem, file: FileItem | undefined): ItemLine {
  const { kind, key, draft, published } = item;
  return {
    kind,
    key,
    name: nameOf(item, item, file),
    in: published ? 'release' : file ? 'files' : 'draft',
    isRemoved: published !== null && published.value === null,
    ...(draft && {
      draft: { by: draft.by, at: draft.at, version: draft.version, removes: draft.value === null },
    }),
    ...(isFileChanged(item, file) && { fileChanged: true as const }),
    ...(file?.readOnly && !published && { readOnly: file.readOnly }),
    ...timingOf(item),
  };
}

/** The file has another text than the one that the published version replaced, and not that of the version itself. */
function isFileChanged({ published }: StoredItem, file: FileItem | undefined): boolean {
  if (!published || published.baseHash === (file?.hash ?? null)) return false;
  return !isSameItem(published.value, file?.value ?? null);
}

function shownOf(stored: StoredItem | undefined, file: FileItem | undefined) {
  return stored?.published ? stored.published.value : (file?.value ?? null);
}

function nameOf({ kind, key }: ItemAddress, stored: StoredItem | undefined, file: FileItem | undefined) {
  const value = stored?.draft?.value ?? stored?.published?.value;
  return value ? nameOfItem(kind, key, value) : (file?.name ?? key);
}

function pick<Known extends NonNullable<StoredItem['draft']>>({ value, by, at, version }: Known) {
  return { value, by, at, version };
}
