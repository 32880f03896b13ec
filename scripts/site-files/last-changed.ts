import { spawnSync } from 'node:child_process';
import type { BuiltPage } from './read-pages.ts';

export type ReadDate = (page: BuiltPage) => string | undefined;

/**
 * When a page last changed, as an ISO date: the date that the page itself shows; else the last commit to its words; else, in a
 * copy without history, the newest date shown below it. Nothing is better than a guess.
 */
export function createLastChanged(pages: BuiltPage[], commits = readCommits()): ReadDate {
  return (page) => {
    const below = pages.filter(({ address }) => address.startsWith(`${page.address}/`));
    return shownDate(page) ?? committed(page.address, commits) ?? newest(below.map(shownDate));
  };
}

function shownDate({ nodes }: BuiltPage): string | undefined {
  return newest(
    nodes.flatMap(({ dateModified, datePublished, datePosted }) => [dateModified, datePublished, datePosted]),
  );
}

/** /resources/glossary has its words in app/content/glossary/, /about in app/content/about.ts. */
function committed(address: string, commits: ReadonlyMap<string, string>): string | undefined {
  const place = `app/content${address === '/' ? '/home' : address.replace('/resources', '')}`;
  const own = [...commits].filter(([file]) => file === `${place}.ts` || file.startsWith(`${place}/`));
  return newest(own.map(([, date]) => date));
}

/** The date of the newest commit to each file of words. Empty without git, and in a clone that holds only the last commits. */
function readCommits(): ReadonlyMap<string, string> {
  const shallow = git('rev-parse', '--is-shallow-repository');
  const log =
    shallow.trim() === 'false' ? git('log', '--format=@%cs', '--name-only', '--', 'app/content') : '';
  const dates = new Map<string, string>();
  let date = '';
  for (const line of log.split('\n').filter(Boolean)) {
    if (line.startsWith('@')) date = line.slice(1);
    else if (!dates.has(line)) dates.set(line, date);
  }
  return dates;
}

function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout : '';
}

function newest(dates: (string | undefined)[]): string | undefined {
  return dates
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
}
