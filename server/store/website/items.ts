import type { AnyItem } from '#domain/website/items.ts';
import type { Query } from '../database/database.ts';
import type { ItemRef, StoredItem, Version } from './types.ts';
import { readJson, versionJson } from './version-json.ts';

const shownVersions = 20;

const select = `
  select json_build_object('kind', i.kind, 'key', i.key, 'published', ${versionJson('p')}, 'draft', ${versionJson('d')})::text as json
  from staff.content_items i
  left join staff.content_release_items r
    on r.item = i.id and r.release = (select max(id) from staff.content_releases)
  left join staff.content_versions p on p.id = r.version
  left join staff.content_drafts draft on draft.item = i.id
  left join staff.content_versions d on d.id = draft.version`;
const order = 'order by i.kind, i.key';

/** Every item that the current release shows, or that has a draft. */
export async function listItems(query: Query): Promise<StoredItem[]> {
  const rows = await query(`${select} where r.item is not null or draft.item is not null ${order}`);
  return rows.map(readJson<StoredItem>);
}

/** Every draft, with what is published. */
export async function listDrafts(query: Query): Promise<(StoredItem & { draft: Version })[]> {
  const rows = await query(`${select} where draft.item is not null ${order}`);
  return rows.map(readJson<StoredItem & { draft: Version }>);
}

/** An item with its last versions, newest first. Undefined: nobody has changed it yet. */
export async function readItem(
  query: Query,
  { kind, key }: ItemRef,
): Promise<(StoredItem & { versions: Version[] }) | undefined> {
  const [row] = await query(`${select} where i.kind = $1 and i.key = $2`, [kind, key]);
  if (!row) return undefined;
  const versions = await query(
    `select (${versionJson('v')})::text as json from staff.content_versions v
      join staff.content_items i on i.id = v.item
      where i.kind = $1 and i.key = $2 order by v.id desc limit ${shownVersions}`,
    [kind, key],
  );
  return { ...readJson<StoredItem>(row), versions: versions.map(readJson<Version>) };
}

/** The newest value of every item, also of those that nothing shows any more. */
export async function listLastValues(query: Query): Promise<(ItemRef & { value: AnyItem })[]> {
  const rows = await query(`
    select json_build_object('kind', i.kind, 'key', i.key, 'value', v.value)::text as json
    from staff.content_items i
    join lateral (
      select value from staff.content_versions where item = i.id and value is not null order by id desc limit 1
    ) v on true`);
  return rows.map(readJson<ItemRef & { value: AnyItem }>);
}
