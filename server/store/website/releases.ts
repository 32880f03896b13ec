import type { Query } from '../database/database.ts';
import type { Author, ItemRef, ListedRelease, StoredRelease } from './types.ts';
import { readJson, versionJson } from './version-json.ts';

const facts = `'id', r.id, 'at', r.at, 'by', r.author_name, 'note', r.note, 'restores', r.restores`;

/** Another release was published meanwhile. */
export type ReleaseChanged = { current: number };
/** A draft is no longer the version that was seen. */
export type DraftGone = { gone: ItemRef };

type NewRelease = {
  /** The current release that this one follows. 0: none yet. */
  base: number;
  author: Author;
  note: string;
};

/** The newest release with its values. Undefined: nothing was published yet. */
export async function currentRelease(query: Query): Promise<StoredRelease | undefined> {
  const [newest] = await query('select max(id)::text as id from staff.content_releases');
  return newest?.id ? readRelease(query, Number(newest.id)) : undefined;
}

/** Undefined: there is no such release. */
export async function readRelease(query: Query, id: number): Promise<StoredRelease | undefined> {
  const [row] = await query(
    `select json_build_object(${facts}, 'items', coalesce((
        select json_agg((json_build_object('kind', i.kind, 'key', i.key)::jsonb || (${versionJson('v')})::jsonb) order by i.kind, i.key)
        from staff.content_release_items ri
        join staff.content_items i on i.id = ri.item
        join staff.content_versions v on v.id = ri.version
        where ri.release = r.id), '[]'))::text as json
      from staff.content_releases r where r.id = $1::text::bigint`,
    [String(id)],
  );
  return row && readJson<StoredRelease>(row);
}

/** The newest first, each with the items in which it differs from the one before it. */
export async function listReleases(query: Query, limit = 100): Promise<ListedRelease[]> {
  const rows = await query(
    `select json_build_object(${facts}, 'items', coalesce((
        select json_agg(json_build_object('kind', i.kind, 'key', i.key) order by i.kind, i.key)
        from (select item, version from staff.content_release_items where release = r.id) mine
        full join (select item, version from staff.content_release_items where release = r.before) others using (item)
        join staff.content_items i on i.id = item
        where mine.version is distinct from others.version), '[]'))::text as json
      from (select *, lag(id) over (order by id) as before from staff.content_releases) r
      order by r.id desc limit $1::text::int`,
    [String(limit)],
  );
  return rows.map(readJson<ListedRelease>);
}

/** Publishes these drafts beside all that the base shows. Whoever gets no release rolls back. */
export async function storeRelease(
  query: Query,
  items: readonly (ItemRef & { version: number })[],
  release: NewRelease,
): Promise<{ release: number } | ReleaseChanged | DraftGone> {
  const changed = await lockReleases(query, release.base);
  if (changed) return changed;
  for (const { kind, key, version } of items) {
    const [taken] = await query(
      `delete from staff.content_drafts d using staff.content_items i
        where i.id = d.item and i.kind = $1 and i.key = $2 and d.version = $3::text::bigint returning d.item`,
      [kind, key, String(version)],
    );
    if (!taken) return { gone: { kind, key } };
  }
  const id = await insertRelease(query, release, null);
  for (const { version } of items) await addVersion(query, id, version);
  await copyItems(query, { from: release.base, to: id });
  return { release: id };
}

/** Publishes what an earlier release showed. 0: the files alone. Drafts stay. */
export async function restoreRelease(
  query: Query,
  restored: number,
  release: NewRelease,
): Promise<{ release: number } | ReleaseChanged> {
  const changed = await lockReleases(query, release.base);
  if (changed) return changed;
  const id = await insertRelease(query, release, restored);
  await copyItems(query, { from: restored, to: id });
  return { release: id };
}

/** Two who publish wait for each other. The second is told. */
async function lockReleases(query: Query, base: number): Promise<ReleaseChanged | undefined> {
  await query('lock table staff.content_releases in share row exclusive mode');
  const [newest] = await query('select coalesce(max(id), 0)::text as id from staff.content_releases');
  const current = Number(newest?.id);
  return current === base ? undefined : { current };
}

/** Its id follows the base's, so whoever renders it before knows it. */
async function insertRelease(
  query: Query,
  { base, author, note }: NewRelease,
  restores: number | null,
): Promise<number> {
  const id = base + 1;
  await query(
    `insert into staff.content_releases (id, author_id, author_name, note, restores)
      values ($1::text::bigint, $2, $3, $4, $5::text::bigint)`,
    [String(id), author.id, author.name, note, restores === null ? null : String(restores)],
  );
  return id;
}

async function addVersion(query: Query, release: number, version: number): Promise<void> {
  await query(
    `insert into staff.content_release_items (release, item, version)
      select $1::text::bigint, v.item, v.id from staff.content_versions v where v.id = $2::text::bigint`,
    [String(release), String(version)],
  );
}

/** A removed notice or day is left out: the files have none that it would hide. */
async function copyItems(query: Query, { from, to }: { from: number; to: number }): Promise<void> {
  await query(
    `insert into staff.content_release_items (release, item, version)
      select $2::text::bigint, ri.item, ri.version
      from staff.content_release_items ri
      join staff.content_items i on i.id = ri.item
      join staff.content_versions v on v.id = ri.version
      where ri.release = $1::text::bigint and (v.value is not null or i.kind not in ('notice', 'special_day'))
      on conflict (release, item) do nothing`,
    [String(from), String(to)],
  );
}
