import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root });
const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: root }).map((file) => path.basename(file));

test('every link of the docs leads to a file and a heading', () => {
  const links = pages.flatMap((page) =>
    [
      ...read(page)
        .replaceAll(/`[^`\n]*`/g, '')
        .matchAll(/\]\(([^)\s]+)\)/g),
    ].map(([, target = '']) => ({ page, target })),
  );
  expect(links.length).toBeGreaterThan(100);
  const inside = links.filter(({ target }) => !/^(https?|mailto):/.test(target));
  expect(inside.filter(({ page, target }) => !leadsSomewhere(page, target))).toEqual([]);
});

test('there are at most 40 decisions, each on one screen', () => {
  expect(decisions.length).toBeLessThanOrEqual(40);
  const long = decisions.filter((name) => read(`docs/decisions/${name}`).trimEnd().split('\n').length >= 40);
  expect(long).toEqual([]);
});

test('the index lists every decision once, under its number', () => {
  const index = read('docs/decisions/README.md');
  const listed = [...index.matchAll(/^- \[(\d{4}) [^\]]+\]\((\d{4})-[^)]+\)/gm)];
  expect(listed.map(([, number]) => number)).toEqual(listed.map(([, , number]) => number));
  expect(listed.map(([line]) => line.slice(line.indexOf('](') + 2, -1))).toEqual(decisions.sort());
  for (const name of decisions)
    expect(read(`docs/decisions/${name}`), name).toMatch(new RegExp(`^# ${name.slice(0, 4)} `));
});

function leadsSomewhere(page: string, target: string): boolean {
  const [file = '', heading] = target.split('#');
  const linked = file ? path.join(path.dirname(page), file) : page;
  if (!existsSync(path.join(root, linked))) return false;
  return heading === undefined || headingsOf(linked).includes(heading);
}

/** As GitHub names them. */
function headingsOf(page: string): string[] {
  return [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}
