import { globSync, readFileSync } from 'node:fs';
import postcss, { type Declaration } from 'postcss';
import { expect, test } from 'vitest';
import { pageOf } from '../support/built-site.ts';
import { findAll, ownTextOf } from '../support/parse-html.ts';

const { space } = postcss.list;

/** As browsers get them, after the minifier. A page with an island has all rules; the others have some of them. */
const stylesheets = [
  ...findAll(pageOf('/contact'), 'style').map(ownTextOf),
  ...globSync('build/staff/**/*.css').map((file) => readFileSync(file, 'utf8')),
];
const declarations: Declaration[] = [];
for (const css of stylesheets) postcss.parse(css).walkDecls((each) => void declarations.push(each));

const find = (matches: (declaration: Declaration) => boolean) => [
  ...new Set(declarations.filter(matches).map(String)),
];

test("the stylesheets of the site and of the staff's app are read", () => {
  expect(find(({ prop }) => prop === '--menu-top')).not.toEqual([]);
  expect(find(({ prop }) => prop === '--inbox-columns')).not.toEqual([]);
});

test('text-decoration has one value: WebKit drops a declaration with more', () => {
  // Tailwind's own rule for `<abbr>`, which WebKit reads by its prefixed name.
  const isTailwinds = ({ parent }: Declaration) => String(parent).startsWith('abbr:');
  const found = find(
    (each) => each.prop === 'text-decoration' && space(each.value).length > 1 && !isTailwinds(each),
  );
  expect(found).toEqual([]);
});

test('nothing is anchored: WebKit then hides other elements, or freezes, when the window narrows', () => {
  expect(find(({ prop }) => /^(anchor-|position-(anchor|area|try))/.test(prop))).toEqual([]);
});
