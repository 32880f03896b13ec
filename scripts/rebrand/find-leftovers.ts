import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listSamples, type Sample } from '../../app/catalog/samples.ts';
import { site } from '../../company/site.ts';
import {
  demonstrationName,
  pictures as demonstrationPictures,
  type Kind,
  legalWords,
  places,
  sources,
  words,
} from './demonstration.ts';

export type Leftover = { kind: Kind; file: string; line?: number; what: string };

type Company = {
  readonly name: string;
  readonly region: object;
  readonly social: readonly { readonly name: string; readonly url: string }[];
};
type Options = {
  root?: string;
  company?: Company;
  samples?: readonly Sample[];
  pictures?: typeof demonstrationPictures;
};
type Line = { file: string; line: number; text: string };

/** Everything of the demonstration that is left in the sources below `root`. */
export function findLeftovers({
  root = '.',
  company = site,
  samples = listSamples(),
  pictures = demonstrationPictures,
}: Options = {}): Leftover[] {
  const lines = readLines(root, sources.texts, [...sources.tests, ...sources.states, ...listUnusedLaw(root)]);
  return [
    ...words.flatMap(({ kind, pattern }) => search(lines, kind, pattern)),
    ...findPlaces(lines, company),
    ...samples.map(({ file, kind, item, text }) =>
      locate(lines, 'invention', file, text, `${kind}: ${item}`),
    ),
    ...company.social
      .filter(({ url }) => new URL(url).pathname === '/')
      .map(({ name, url }) => locate(lines, 'social', 'company/site.ts', url, `${name}: ${url}`)),
    ...search(readLines(root, sources.legal, []), 'legal', legalWords),
    ...findPictures(root, lines, pictures),
    ...findMadeFiles(root),
  ];
}

function readLines(root: string, patterns: readonly string[], exclude: readonly string[]): Line[] {
  return globSync(patterns, { cwd: root, exclude })
    .toSorted()
    .flatMap((file) =>
      readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .map((text, index) => ({ file, line: index + 1, text })),
    );
}

/** The modules of states that company/state.ts does not import: nothing of them is on a page. */
function listUnusedLaw(root: string): string[] {
  const chosen = path.join(root, 'company/state.ts');
  const text = existsSync(chosen) ? readFileSync(chosen, 'utf8') : '';
  return globSync('company/states/*', { cwd: root }).flatMap((address) => {
    const { name, base } = path.parse(address);
    const isUsed = text.includes(`'./states/${base}'`) || text.includes(`'./states/${name}/`);
    return isUsed ? [] : [address, `${address}/**`];
  });
}

function search(lines: readonly Line[], kind: Kind, pattern: RegExp): Leftover[] {
  return lines.flatMap(({ file, line, text }) => {
    const found = pattern.exec(text);
    return found ? [{ kind, file, line, what: found[0] }] : [];
  });
}

function findPlaces(lines: readonly Line[], { name, region }: Company): Leftover[] {
  const own = name === demonstrationName ? '' : JSON.stringify(region);
  return places
    .filter(({ place }) => !own.includes(place))
    .flatMap(({ pattern }) => search(lines, 'place', pattern));
}

function locate(lines: readonly Line[], kind: Kind, file: string, text: string, what: string): Leftover {
  const line = lines.find((each) => each.file === file && each.text.includes(text))?.line;
  return line ? { kind, file, line, what } : { kind, file, what };
}

/** Pictures that are still the demonstration's and that some source names. */
function findPictures(
  root: string,
  lines: readonly Line[],
  pictures: typeof demonstrationPictures,
): Leftover[] {
  return pictures
    .filter(({ name }) => lines.some(({ text }) => text.includes(`'${name}'`) || text.includes(`"${name}"`)))
    .filter(({ file, sha256 }) => {
      const address = path.join(root, file);
      return existsSync(address) && sumOf(readFileSync(address)).startsWith(sha256);
    })
    .map(({ file, shows }) => ({ kind: 'picture', file, what: shows }));
}

function sumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function findMadeFiles(root: string): Leftover[] {
  return globSync(sources.made, { cwd: root })
    .toSorted()
    .filter((file) => readFileSync(path.join(root, file), 'latin1').includes(demonstrationName))
    .map((file) => ({ kind: 'document', file, what: demonstrationName }));
}
