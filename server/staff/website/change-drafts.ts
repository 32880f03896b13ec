import type { AnyItem } from '#domain/website/items.ts';
import { nameOfItem } from '#office/website/item-name.ts';
import { websiteLimits as limits } from '#office/website/limits.ts';
import type { Query } from '../../store/database/database.ts';
import { type Actor, writeAudit } from '../../store/records/audit.ts';
import { type DraftChanged, discardDraft, saveDraft } from '../../store/website/drafts.ts';
import { listDrafts, readItem } from '../../store/website/items.ts';
import { refuse } from '../refuse.ts';
import { addressOf, type FileItem, readBaseline } from './baseline.ts';
import { checkItem } from './check-item.ts';
import { readChoices } from './choices.ts';
import { isSameItem } from './hash-of-item.ts';
import type { WebsiteServices } from './services.ts';
import type { ItemAddress } from './views.ts';

type Save = ItemAddress & { value: unknown; seen: number };

/** Saves a version that visitors do not see yet. A draft without a value removes the item. */
export async function saveItem(
  { database, config }: WebsiteServices,
  actor: Actor,
  { kind, key, value: given, seen }: Save,
): Promise<{ version: number }> {
  const file = (await readBaseline()).get(addressOf({ kind, key }));
  const choices = await readChoices(config.siteDir);
  return database.asOwner(async (query) => {
    const value = given === null ? null : await readValue(query, { kind, key }, given, choices);
    const known = await readItem(query, { kind, key });
    const { draft, published } = known ?? {};
    if (value === null)
      requireRemovable({ kind, key }, published ? published.value : (file?.value ?? null), file);
    if (value && file?.readOnly && !published) refuse(409, 'read_only');
    if (draft && draft.version === seen && isSameItem(draft.value, value)) return { version: seen };
    if (!draft && (await listDrafts(query)).length >= limits.drafts) refuse(409, 'too_many_drafts');
    const author = { id: actor.id, name: actor.name };
    const saved = await saveDraft(query, { kind, key, value, baseHash: file?.hash ?? null, author, seen });
    if ('changed' in saved) refuseChanged(saved);
    const name = value
      ? nameOfItem(kind, key, value)
      : (file?.name ?? nameOfItem(kind, key, published?.value));
    const details = { item: kind, key, name, ...(value === null && { removes: 'yes' }) };
    await writeAudit(query, { actor, action: 'website_draft_saved', details });
    return { version: saved.version };
  });
}

export function discardItem(
  { database }: WebsiteServices,
  actor: Actor,
  { kind, key, seen }: ItemAddress & { seen: number },
): Promise<{ done: true }> {
  return database.asOwner(async (query) => {
    const known = await readItem(query, { kind, key });
    const changed = await discardDraft(query, { kind, key, seen });
    if (changed) refuseChanged(changed);
    const name = nameOfItem(kind, key, known?.draft?.value ?? known?.published?.value);
    await writeAudit(query, { actor, action: 'website_draft_discarded', details: { item: kind, key, name } });
    return { done: true };
  });
}

/** Says who was faster. Null: the draft was published or discarded. */
export function refuseChanged({ changed }: DraftChanged, item?: ItemAddress): never {
  const { by = null, at = null, version = 0 } = changed ?? {};
  return refuse(409, 'draft_changed', { by, at, version, ...(item && { item }) });
}

async function readValue(
  query: Query,
  address: ItemAddress,
  given: unknown,
  choices: Parameters<typeof checkItem>[3],
): Promise<AnyItem> {
  const checked = await checkItem(query, address, given, choices);
  return 'value' in checked ? checked.value : refuse(400, 'invalid', { fields: checked.fields });
}

/** A list of questions has its place on a page, so it cannot be removed as a whole. */
function requireRemovable({ kind }: ItemAddress, shown: AnyItem | null, file: FileItem | undefined): void {
  if (kind === 'questions') refuse(400, 'invalid', { fields: ['value'] });
  if (!shown && !file?.readOnly) refuse(404, 'not_found');
}
