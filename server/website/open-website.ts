import path from 'node:path';
import type { LanguageCode } from '#domain/languages.ts';
import { noRelease, type Release } from '#domain/website/items.ts';
import { setSpecialDays } from '#office/special-days.ts';
import { effectiveAt, picturesIn } from '#office/website/effective.ts';
import { loadBuiltSite, type SiteContent } from '../http/site/built-site.ts';
import { log } from '../lib/log.ts';
import { placeOf } from '../lib/place-of-error.ts';
import { repeat } from '../lib/repeat.ts';
import type { Config } from '../lib/settings/config.ts';
import type { Published, Website, WebsiteState } from '../lib/website-services.ts';
import type { Database } from '../store/database/database.ts';
import { picturesOf } from '../store/website/picture-files.ts';
import { readPictureSizes } from '../store/website/pictures.ts';
import { currentRelease } from '../store/website/releases.ts';
import { loadRelease } from './release-files.ts';
import { openReleaseFolders } from './release-folders.ts';
import { createRenderer } from './renderer.ts';
import { sentenceOf } from './sentence-of.ts';
import { writePictures } from './write-pictures.ts';

type Shown = SiteContent & { release: Release };
export type OpenWebsite = Website & {
  /** What visitors get now, replaced at once as a whole. */
  shown: () => Shown;
  stop: () => Promise<void>;
};

type Options = {
  config: Pick<Config, 'siteDir' | 'dataDir'>;
  database: Database;
  /** Between two looks into the database. */
  pauseSeconds?: number | undefined;
};

/** A failed rendering is tried again so often, so long after each other. */
const retry = { times: 3, seconds: 60 };

/** Shows the current release: at once, after each publish, and when another instance has published or the clock changes it. */
export async function openWebsite({ config, database, pauseSeconds = 20 }: Options): Promise<OpenWebsite> {
  const { siteDir } = config;
  const websiteDir = path.join(config.dataDir, 'website');
  const built: Shown = { ...(await loadBuiltSite(siteDir)), release: noRelease };
  const folders = await openReleaseFolders(websiteDir, siteDir);
  const renderer = createRenderer(siteDir, websiteDir);
  let shown = built;
  let shownId = 0;
  let shownKey: string | undefined;
  let next: WebsiteState['next'];
  let failed: { key: string; times: number; again: number; result: Published } | undefined;
  let changesAt: Date | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  /** Publishing, looking and preparing wait for each other. */
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = queue.then(work);
    queue = result.catch(() => {});
    return result;
  };

  /** Renders a release, unless its folder is there. */
  const prepare = async (release: Release, key: string): Promise<Published> => {
    if (release.id === 0 || folders.has(key)) return { ok: true };
    const began = performance.now();
    const result = await folders
      .add(key, async (dir) => {
        const rendered = await renderer.renderRelease({ siteDir, release, dir, shown: shown.release });
        if (rendered.ok)
          await writePictures(dir, await database.asOwner((query) => picturesOf(query, release)));
        return rendered;
      })
      .catch((error): Published => {
        log('a release could not be stored', { error: nameOf(error), place: placeOf(error) });
        return { ok: false, sentence: sentenceOf(error) };
      });
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    log(result.ok ? 'release rendered' : 'release not rendered', { release: release.id, seconds });
    return result;
  };

  const show = async (id: number, release: Release): Promise<Published> => {
    const key = folders.keyOf(release);
    if (release.id === 0 ? shown === built : key === shownKey) {
      shownId = id;
      next = failed = undefined;
      return { ok: true };
    }
    if (failed?.key === key && (failed.times >= retry.times || Date.now() < failed.again))
      return failed.result;
    next = { id, state: 'rendering' };
    const result = await prepare(release, key);
    if (!result.ok) {
      const times = failed?.key === key ? failed.times + 1 : 1;
      failed = { key, times, again: Date.now() + retry.seconds * 1000, result };
      next = { id, state: 'failed', sentence: result.sentence };
      return result;
    }
    // One assignment, so no visitor gets pages of two releases.
    shown = release.id === 0 ? built : { ...(await loadRelease(folders.pathOf(key), built)), release };
    shownKey = release.id === 0 ? undefined : key;
    setSpecialDays(release.specialDays);
    shownId = id;
    next = failed = undefined;
    log('release shown', { release: id });
    await folders.removeOthers(shownKey);
    return result;
  };

  const look = async (): Promise<Published> => {
    const { stored, pictures } = await database.asOwner(async (query) => {
      const stored = await currentRelease(query);
      return { stored, pictures: await readPictureSizes(query, picturesIn(stored?.items ?? [])) };
    });
    const effective = effectiveAt(new Date(), stored ?? { id: 0, items: [] }, pictures);
    changesAt = effective.changesAt;
    return show(stored?.id ?? 0, effective.release);
  };

  const refresh = () => inTurn(look);
  const lookAgain = async () => {
    await refresh().catch((error) => log('the website could not be refreshed', { error: nameOf(error) }));
    return pause();
  };
  const pause = () => {
    const untilChange = changesAt ? changesAt.getTime() - Date.now() : Number.POSITIVE_INFINITY;
    return Math.max(0, Math.min(pauseSeconds * 1000, untilChange));
  };
  await lookAgain();
  const looking = repeat(pause(), lookAgain);

  return {
    shown: () => shown,
    prepare: (release) => inTurn(() => prepare(release, folders.keyOf(release))),
    refresh,
    renderPage: (release: Release, page: string, language: LanguageCode) =>
      renderer.renderPage({ siteDir, release, page, language }),
    state: () => ({ shown: shownId, ...(next && { next }) }),
    stop: async () => {
      renderer.stop();
      await looking.stop();
      await queue;
    },
  };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
