import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '#domain/website/items.ts';
import { syncFolder } from '../lib/sync-files.ts';

const keptFolders = 2;
const unfinished = '.tmp';

/** The rendered releases of this instance, each in a folder that is named by what it shows and by the build. */
export async function openReleaseFolders(dir: string, siteDir: string) {
  await mkdir(dir, { recursive: true });
  for (const name of await readdir(dir)) if (name.endsWith(unfinished)) await remove(name);
  const fingerprint = await readFile(path.join(siteDir, '..', 'fingerprint'), 'utf8').catch(() => '');
  const pathOf = (key: string) => path.join(dir, key);

  return {
    keyOf: (release: Release) =>
      createHash('sha256').update(fingerprint).update(JSON.stringify(release)).digest('hex').slice(0, 32),
    pathOf,
    has: (key: string) => existsSync(pathOf(key)),
    /** Fills a folder by `write`, which syncs it. It has its name when it is complete. */
    add: async <Result extends { ok: boolean }>(key: string, write: (dir: string) => Promise<Result>) => {
      const draft = `${key}${unfinished}`;
      try {
        const result = await write(pathOf(draft));
        if (!result.ok) return result;
        await rename(pathOf(draft), pathOf(key));
        await syncFolder(dir);
        return result;
      } finally {
        await remove(draft);
      }
    },
    /** Keeps this one and the last ones before it. */
    removeOthers: async (key: string | undefined) => {
      const names = (await readdir(dir)).filter((name) => name !== key && !name.endsWith(unfinished));
      const aged = await Promise.all(
        names.map(async (name) => ({ name, at: (await stat(pathOf(name))).mtimeMs })),
      );
      aged.sort((one, other) => other.at - one.at);
      for (const { name } of aged.slice(keptFolders - 1)) await remove(name);
    },
  };

  function remove(name: string): Promise<void> {
    return rm(path.join(dir, name), { recursive: true, force: true });
  }
}
