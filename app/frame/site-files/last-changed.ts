import { spawnSync } from 'node:child_process';
import type { Page } from '#app/catalog/pages.ts';
import { type LanguageCode, pathIn } from '#domain/languages.ts';

export type ReadDate = (page: Page, code: LanguageCode) => string | undefined;
type ReadCommitDate = (files: readonly string[]) => string | undefined;

declare global {
  /** By address, as the build knew them. Set before pages are rendered where there is no git. */
  var builtDates: Record<string, string> | undefined;
}

/**
 * Makes a function that says when a page last changed: the date that it shows, or the last commit to its content, or the
 * newest date on the pages below it. Without any of these it says nothing.
 */
export function createLastChanged(
  pages: readonly Page[],
  readCommitDate = globalThis.builtDates ? () => undefined : createCommitReader(),
): ReadDate {
  return ({ path, date }, code) =>
    date ??
    globalThis.builtDates?.[pathIn(code, path)] ??
    readCommitDate(contentOf(path, code)) ??
    newestBelow(path, pages);
}

/** /resources/glossary has its content in company/content/en/glossary/, /about in company/content/en/about.ts. */
function contentOf(path: string, code: LanguageCode): string[] {
  const place = `company/content/${code}${path === '/' ? '/home' : path.replace('/resources', '')}`;
  return [`${place}.ts`, `${place}/`];
}

/** Without git there are no dates. In a shallow clone the oldest commit would claim every older change. */
function createCommitReader(): ReadCommitDate {
  const isComplete = git('rev-parse', '--is-shallow-repository') === 'false';
  return (files) => (isComplete && git('log', '-1', '--format=%cs', '--', ...files)) || undefined;
}

function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

function newestBelow(path: string, pages: readonly Page[]): string | undefined {
  return pages
    .filter((page) => page.path.startsWith(`${path}/`))
    .flatMap(({ date }) => date ?? [])
    .sort()
    .at(-1);
}
