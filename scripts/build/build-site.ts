import { existsSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { site as company } from '#company/site.ts';
import { type LanguageCode, pathIn } from '#domain/languages.ts';
import { indexAddress } from '../../app/tools/site-search/index-address.ts';
import { readBackendSettings } from '../../office/backend-settings.ts';
import { compressFiles } from '../../server/website/finish/compress-files.ts';
import { embedPolicies } from '../../server/website/finish/embed-policies.ts';
import { removeUnusedStyles } from '../../server/website/finish/remove-unused-styles.ts';
import { writePolicies } from '../../server/website/finish/write-policies.ts';
import { islandsDir } from '../../vite.shared.ts';
import { type Command, run } from '../support/run.ts';
import { buildBeside } from './build-beside.ts';
import { BuildError, findContentError } from './build-error.ts';
import { addLanguage, languageEnv } from './build-language.ts';
import { startBundledFiles } from './bundled-files.ts';
import { checkLinks } from './check-links.ts';
import { complainAboutState } from './check-state.ts';
import { cleanRouterOutput } from './clean-router-output.ts';
import { describeOutput } from './describe-output.ts';
import { drawSocialPictures } from './draw-social-pictures.ts';
import { buildDir, fingerprintSources, writeFingerprint } from './fingerprint.ts';
import { findMissingWords, reportEnglishArticles } from './missing-words.ts';
import { complainAboutSamples } from './refuse-samples.ts';
import { writeStaticHeaders } from './static-headers.ts';
import { writePreview } from './write-preview.ts';
import { writeRendered } from './write-rendered.ts';
import { writeServiceWorker } from './write-service-worker.ts';

/** Builds the islands, prerenders every page, and leaves in build/client only what a static host needs. */
export async function buildSite(): Promise<void> {
  const problems = [...complainAboutSamples(), ...complainAboutState(), ...findMissingWords()];
  if (problems.length > 0) throw new BuildError(problems.join('\n'));
  await buildBeside(buildDir, async (dir) => {
    const before = fingerprintSources();
    const readBundledFiles = startBundledFiles('node_modules/.cache/bundled-files');
    const site = path.join(dir, 'client');
    reportEnglishArticles();
    await buildLanguages(dir);
    await writeRendered(dir);
    await checkLinks(site);
    await removeUnusedStyles(site);
    await drawSocialPictures(site);
    await embedPolicies(site, await writePolicies(site, readBackendSettings(process.env).url));
    await writeServiceWorker(site);
    await writeStaticHeaders(site);
    await compressFiles(site);
    await buildStaffAppIn(path.join(dir, 'staff'));
    writeFingerprint(dir, before, readBundledFiles());
  });
}

/** A mistake in the words of one language does not hide those of the others. */
async function buildLanguages(dir: string): Promise<void> {
  const failures: BuildError[] = [];
  for (const code of company.languages)
    await buildLanguage(code, dir).catch((error) => {
      if (!(error instanceof BuildError)) throw error;
      failures.push(error);
    });
  if (failures.length > 0)
    throw new BuildError([...new Set(failures.flatMap(({ message }) => message.split('\n')))].join('\n'));
}

/** The islands and the pages of one language. */
async function buildLanguage(code: LanguageCode, dir: string): Promise<void> {
  const built = `${dir}.${code}`;
  const env = languageEnv(code);
  await runBuild({ command: 'vite', args: ['build', '--config', 'vite.islands.config.ts'], env });
  const pagesEnv = { ...env, BUILD_DIR: built, ISLANDS_ENTRY: await readIslandsEntry() };
  const server = path.join(built, 'server/index.js');
  await runBuild({ command: 'react-router', args: ['build'], env: pagesEnv }, server);
  await cleanRouterOutput(path.join(built, 'client'), islandsDir);
  await moveSearchIndex(path.join(built, 'client'), code);
  await addLanguage(built, dir, code);
}

/** Only the staff's app, for a hosted project. */
export function buildStaffApp(): Promise<void> {
  return buildBeside(path.join(buildDir, 'staff'), buildStaffAppIn);
}

/** The sign-in page and the app are builds of their own: a visitor who is not signed in gets no file of the app. */
async function buildStaffAppIn(dir: string): Promise<void> {
  for (const mode of ['sign-in', 'app']) {
    const outDir = path.resolve(dir, mode);
    const args = ['build', '--config', 'vite.staff.config.ts', '--mode', mode, '--outDir', outDir];
    await runBuild({ command: 'vite', args });
  }
  await writePreview(path.join(dir, 'preview'));
  await compressFiles(dir);
}

async function runBuild(command: Omit<Command, 'name'>, serverBuild?: string): Promise<void> {
  const { code, text } = await run(command, 'capture');
  if (code === 0) return;
  const contentError = serverBuild && existsSync(serverBuild) && (await findContentError(serverBuild));
  if (contentError) throw new BuildError(await listContentErrors(contentError, command.env));
  throw new BuildError(
    `${describeOutput(text)}\nThe build failed. What was built before is still in build/.`,
  );
}

/** What stopped the build, and what would stop the next one. */
async function listContentErrors(
  { message }: BuildError,
  env: NodeJS.ProcessEnv | undefined,
): Promise<string> {
  const args = ['scripts/build/list-content-errors.ts'];
  const { text } = await run({ command: 'node', args, ...(env && { env }) }, 'capture');
  return [...new Set([message, ...text.trim().split('\n')].filter(Boolean))].join('\n');
}

async function readIslandsEntry(): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(islandsDir, 'manifest.json'), 'utf8'));
  return `/${manifest['app/runtime/islands/main.ts'].file}`;
}

/** Gives the search index the address that the search page names. */
async function moveSearchIndex(dir: string, code: string): Promise<void> {
  const file = path.join(dir, pathIn(code, '/search-index.json'));
  await rename(file, path.join(dir, indexAddress(await readFile(file, 'utf8'))));
}
