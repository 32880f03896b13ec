import type { AnyItem } from '#domain/website/items.ts';
import type { Query, Row } from '../database/database.ts';
import type { Author, ItemRef, Version } from './types.ts';
import { readJson, versionJson } from './version-json.ts';

/** Somebody else changed the draft since it was seen. Null: it was discarded or published. */
export type DraftChanged = { changed: Version | null };

type Save = ItemRef & {
  value: AnyItem | null;
  baseHash: string | null;
  author: Author;
  /** The version of the draft that the author has seen. 0: none. */
  seen: number;
};

/** Makes a new version the draft of its item. */
export async function saveDraft(
  query: Query,
  { kind, key, value, baseHash, author, seen }: Save,
): Promise<{ version: number } | DraftChanged> {
  // The item's row is locked by the insert, so two people who save wait for each other.
  const [item] = await query(
    `insert into staff.content_items (kind, key) values ($1, $2)
      on conflict (kind, key) do update set key = excluded.key returning id::text as id`,
    [kind, key],
  );
  const id = String(item?.id);
  const draft = await readDraft(query, id);
  if ((draft?.version ?? 0) !== seen) return { changed: draft };
  const [row] = await query(
    `insert into staff.content_versions (item, value, base_hash, author_id, author_name)
      values ($1::text::bigint, $2::text::jsonb, $3, $4, $5) returning id::text as version`,
    [id, value && JSON.stringify(value), baseHash, author.id, author.name],
  );
  const version = String(row?.version);
  await query(
    `insert into staff.content_drafts (item, version) values ($1::text::bigint, $2::text::bigint)
      on conflict (item) do update set version = excluded.version`,
    [id, version],
  );
  return { version: Number(version) };
}

/** The versions stay, so a discarded draft can be found again. */
export async function discardDraft(
  query: Query,
  { kind, key, seen }: ItemRef & { seen: number },
): Promise<DraftChanged | undefined> {
  const item = await lockItem(query, { kind, key });
  const draft = item && (await readDraft(query, String(item.id)));
  if (!item || draft?.version !== seen) return { changed: draft ?? null };
  await query('delete from staff.content_drafts where item = $1::text::bigint', [String(item.id)]);
  return undefined;
}

async function lockItem(query: Query, { kind, key }: ItemRef): Promise<Row | undefined> {
  const [row] = await query(
    'select id::text as id from staff.content_items where kind = $1 and key = $2 for update',
    [kind, key],
  );
  return row;
}

async function readDraft(query: Query, item: string): Promise<Version | null> {
  const [row] = await query(
    `select (${versionJson('v')})::text as json from staff.content_drafts d
      join staff.content_versions v on v.id = d.version where d.item = $1::text::bigint`,
    [item],
  );
  return row ? readJson<Version>(row) : null;
}
