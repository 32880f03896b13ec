import type { Release } from '#domain/website/items.ts';
import type { ListedKind } from '#domain/website/kinds.ts';
import { RenderError } from './render-language.ts';

type Named = { kind: string; key: string };

/** Looking for the item must not take longer than a person waits. */
const seconds = 25;

/** The first change that makes the rendering fail by itself. Undefined: none does, or it took too long. */
export async function findItemAtFault(
  release: Release,
  shown: Release,
  render: (release: Release) => Promise<unknown>,
): Promise<Named | undefined> {
  const end = Date.now() + seconds * 1000;
  const candidates = differencesOf(release, shown);
  if (candidates.length === 1) return candidates[0]?.item;
  for (const { item, alone } of candidates) {
    if (Date.now() > end) return undefined;
    if (await fails(() => render(alone))) return item;
  }
  return undefined;
}

/** Each changed item, with a release that shows only this one beside what is shown now. */
function differencesOf(release: Release, shown: Release): { item: Named; alone: Release }[] {
  const base = { ...shown, pictures: release.pictures };
  const changed = Object.entries(release.changes).flatMap(([kind, changes]) =>
    Object.entries(changes).flatMap(([key, value]) => {
      const before = shown.changes[kind as ListedKind];
      if (same(before?.[key], value)) return [];
      const alone = { ...base, changes: { ...shown.changes, [kind]: { ...before, [key]: value } } };
      return [{ item: { kind, key }, alone: alone as Release }];
    }),
  );
  const notices = release.notices
    .filter((notice) => !shown.notices.some((each) => same(each, notice)))
    .map((notice) => ({
      item: { kind: 'notice', key: notice.key },
      alone: { ...base, notices: [...shown.notices.filter(({ key }) => key !== notice.key), notice] },
    }));
  return [...notices, ...changed];
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

async function fails(render: () => Promise<unknown>): Promise<boolean> {
  try {
    await render();
    return false;
  } catch (error) {
    if (error instanceof RenderError) return true;
    throw error;
  }
}
