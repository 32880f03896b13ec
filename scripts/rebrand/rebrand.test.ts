import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { shareFolder } from '../../tests/support/test-folder.ts';
import { kinds } from './demonstration.ts';
import { findLeftovers } from './find-leftovers.ts';
import { formatLeftovers } from './report.ts';

const company = {
  name: 'Bluefin',
  region: { state: 'Vermont', area: 'Brooklyn' },
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/' },
    { name: 'YouTube', url: 'https://www.youtube.com/@bluefin' },
  ],
};
const files = {
  'company/site.ts': "export const name = 'Bluefin';\n// https://www.linkedin.com/\n",
  'company/content/en/about.ts':
    "'Our room on Lantern Slip'\n'A harbor ferry'\n'Ada Invented'\n'Call (212) 555-0142'\n'portrait-1'",
  'company/content/en/about.test.ts': "'Harborlight'",
  'company/content/en/home.ts':
    "'a@b.example, not common.example'\n'harborlights and New York'\n'Brooklyn, Queens'",
  'company/state.ts': "import { vermont } from './states/vermont.ts';",
  'company/states/vermont.ts': "'Vermont, not New York'",
  'company/states/new-york/index.ts': "'New York'",
  'domain/us-states.ts': "'New York'",
  'company/content/en/careers.ts': "'New York, NY'",
  'company/content/en/legal/terms.mdx': 'Fine.\nThis is a demonstration.',
  'app/pictures/portrait-1-320.webp': 'our own portrait',
  'public/favicon.svg': '<title>Harborlight</title>',
};
const root = shareFolder();

beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(root(file)), { recursive: true });
    writeFileSync(root(file), text);
  }
});

const samples = [
  { file: 'company/content/en/about.ts', kind: 'person', item: 'Ada Invented', text: 'Ada Invented' },
] as const;
const shown = (options: Parameters<typeof findLeftovers>[0]) =>
  findLeftovers({ root: root('.'), ...options }).map(
    ({ kind, file, line, what }) => `${kind} ${file}:${line} ${what}`,
  );

describe('in the sources of another company', () => {
  test('every leftover has its kind, file and line', () => {
    expect(shown({ company, samples })).toEqual([
      'name company/content/en/about.ts:1 Lantern Slip',
      'scenery company/content/en/about.ts:2 harbor',
      'number company/content/en/about.ts:4 212) 555-0142',
      'number company/content/en/home.ts:1 @b.example',
      'place company/content/en/home.ts:2 New York',
      'place company/states/vermont.ts:1 New York',
      'place company/content/en/home.ts:3 Queens',
      'invention company/content/en/about.ts:3 person: Ada Invented',
      'social company/site.ts:2 LinkedIn: https://www.linkedin.com/',
      'legal company/content/en/legal/terms.mdx:2 demonstration',
      'document public/favicon.svg:undefined Harborlight',
    ]);
  });

  test('a company in New York may say so', () => {
    const region = { state: 'New York', area: 'Queens' };
    expect(
      shown({ company: { ...company, region }, samples }).filter((line) => line.startsWith('place')),
    ).toEqual(['place company/content/en/home.ts:3 Brooklyn']);
  });

  test('a state counts only if company/state.ts names its module', () => {
    const places = () =>
      shown({ company, samples }).filter((line) => line.startsWith('place company/states/'));
    writeFileSync(root('company/state.ts'), "import { newYork } from './states/new-york/index.ts';");
    expect(places()).toEqual(['place company/states/new-york/index.ts:1 New York']);
  });
});

test('every leftover in this project is in a file that its owner edits', () => {
  const owned = /^(?:company\/(?!shape\/).*|app\/pictures\/.*|art\/[\w-]+\.jpg|public\/.*)$/;
  expect(
    findLeftovers()
      .filter(({ file }) => !owned.test(file))
      .map(({ file, line, what }) => `${file}:${line} ${what}`),
  ).toEqual([]);
});

test('a picture is known by its bytes, not by its name', () => {
  const own = createHash('sha256').update(files['app/pictures/portrait-1-320.webp']).digest('hex');
  const portrait = { name: 'portrait-1', file: 'app/pictures/portrait-1-320.webp', shows: 'a person' };
  const found = (sha256: string) =>
    findLeftovers({ root: root('.'), company, samples, pictures: [{ ...portrait, sha256 }] }).filter(
      ({ kind }) => kind === 'picture',
    );
  expect(found(own)).toHaveLength(1);
  expect(found('0'.repeat(64))).toEqual([]);
});

describe('the report', () => {
  test('starts with a count of each kind, and ends with what to do about each leftover', () => {
    const report = formatLeftovers([
      { kind: 'name', file: 'company/site.ts', line: 4, what: 'Harborlight' },
      { kind: 'picture', file: 'app/pictures/hero-2400.webp', what: 'a lighthouse' },
    ]);
    expect(report.split('\n')).toEqual([
      '2 leftovers of the demonstration:',
      `     1  ${kinds.name.title}`,
      `     1  ${kinds.picture.title}`,
      '',
      `${kinds.name.title}. ${kinds.name.next}`,
      '  company/site.ts:4: Harborlight',
      '',
      `${kinds.picture.title}. ${kinds.picture.next}`,
      '  app/pictures/hero-2400.webp: a lighthouse',
    ]);
  });

  test('says when nothing is left', () => {
    expect(formatLeftovers([])).toBe('Nothing of the demonstration is left.');
  });
});
