import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '#domain/website/items.ts';
import { syncFolder } from '../lib/sync-files.ts';

const keptFolders = 2;
const unfinished = '.tmp';
/** Longer than any rendering takes: nobody writes there any more. */
const abandonedAfter = 60 * 60 * 1000;

/**
 * The rendered releases, each in a folder that is named by what it shows and by the build. Instances that share the data folder share
 * these, too.
 */
export async function openReleaseFolders(dir: string, siteDir: string) {
  const fingerprint = await readFile(path.join(siteDir, '..', 'fingerprint'), 'utf8').catch(() => '');
  const pathOf = (key: string) => path.join(dir, key);
  const remove = (name: string) => rm(pathOf(name), { recursive: true, force: true });

  return {
    keyOf: (release: Release) =>
      createHash('sha256').update(fingerprint).update(canonicalJson(release)).digest('hex').slice(0, 32),
    pathOf,
    has: (key: string) => existsSync(pathOf(key)),
    remove,
    /** Fills a folder by `write`, which syncs it. It gets its name when it is complete. */
    add: async <Result extends { ok: boolean }>(key: string, write: (dir: string) => Promise<Result>) => {
      await mkdir(dir, { recursive: true });
      const draft = `${key}.${randomUUID()}${unfinished}`;
      try {
        const result = await write(pathOf(draft));
        if (!result.ok) return result;
        await rename(pathOf(draft), pathOf(key)).catch((error) => {
          // Another instance was faster.
          if (!existsSync(pathOf(key))) throw error;
        });
        await syncFolder(dir);
        return result;
      } finally {
        await remove(draft);
      }
    },
    /** Keeps this folder and the newest beside it. */
    removeOthers: async (key: string | undefined) => {
      const names = await readdir(dir).catch(() => []);
      const aged = await Promise.all(
        names
          .filter((name) => name !== key)
          .map(async (name) => ({
            name,
            at: (await stat(pathOf(name)).catch(() => undefined))?.mtimeMs ?? 0,
          })),
      );
      const isDraft = ({ name }: { name: string }) => name.endsWith(unfinished);
      const abandoned = aged.filter((each) => isDraft(each) && each.at < Date.now() - abandonedAfter);
      const complete = aged.filter((each) => !isDraft(each)).toSorted((one, other) => other.at - one.at);
      const old = complete.slice(keptFolders - 1);
      for (const { name } of [...abandoned, ...old]) await remove(name);
    },
  };
}

/** The database stores the keys of an object in an order of its own. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([one], [other]) => (one < other ? -1 : 1)))
      : each,
  );
}
