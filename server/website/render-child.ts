import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { LanguageCode } from '#domain/languages.ts';
import { pathIn } from '#domain/languages.ts';
import type { Release } from '#domain/website/items.ts';
import { answerRequests } from '../lib/answer-requests.ts';
import { placeOf } from '../lib/place-of-error.ts';
import type { Published } from '../lib/website-services.ts';
import { findItemAtFault } from './find-item-at-fault.ts';
import { finishPage } from './finish/finish-page.ts';
import { loadLanguage, RenderError } from './render-language.ts';
import { fileOf, renderSite } from './render-site.ts';
import { readRendered } from './rendered.ts';
import { sentenceOf } from './sentence-of.ts';
import { writeRelease } from './write-release.ts';

export type RenderRequest = { siteDir: string; release: Release } & (
  | { dir: string; shown: Release }
  | { page: string; language: LanguageCode }
);
/** `problem`: for the log. */
export type RenderAnswer = (Published & { problem?: string }) | { html: string | undefined };

answerRequests<RenderRequest, RenderAnswer>((request) =>
  'dir' in request ? renderRelease(request) : renderPage(request),
);

/** Renders the release into `dir`. `shown` is what it follows: the item that makes a rendering fail is among the differences. */
async function renderRelease({
  siteDir,
  release,
  dir,
  shown,
}: Extract<RenderRequest, { dir: string }>): Promise<RenderAnswer> {
  try {
    const rendered = await readRendered(siteDir);
    globalThis.builtDates = rendered.dates;
    const siteFiles = (await readdir(siteDir, { recursive: true })).map((name) =>
      name.replaceAll(path.sep, '/'),
    );
    const render = (each: Release) => renderSite(siteDir, each, { rendered, siteFiles });
    try {
      await writeRelease(dir, siteDir, await render(release), rendered);
      return { ok: true };
    } catch (error) {
      if (!(error instanceof RenderError)) throw error;
      const item = await findItemAtFault(release, shown, render);
      return { ok: false, sentence: error.message, ...(item && { item }) };
    }
  } catch (error) {
    return { ok: false, sentence: sentenceOf(error), problem: placeOf(error) };
  }
}

async function renderPage({
  siteDir,
  release,
  page,
  language,
}: Extract<RenderRequest, { page: string }>): Promise<RenderAnswer> {
  const { paths, render } = await loadLanguage(siteDir, language, release);
  if (!paths.includes(page)) return { html: undefined };
  const { backendUrl } = await readRendered(siteDir);
  const { html } = await finishPage(fileOf(pathIn(language, page)), await render(page), backendUrl);
  return { html };
}
