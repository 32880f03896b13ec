import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shots } from './shots.ts';

test('the manuals show every picture that is drawn, and none is heavy', () => {
  const manuals = ['docs/staff.md', 'docs/office.md'].map((name) => readFileSync(name, 'utf8')).join('');
  const shown = [...manuals.matchAll(/\]\(staff\/([\w-]+\.webp)\)/g)].map(([, name]) => name);
  const drawn = shots.map(({ name }) => `${name}.webp`);
  expect(shown.toSorted()).toEqual(drawn.toSorted());
  expect(readdirSync('docs/staff').toSorted()).toEqual(drawn.toSorted());
  for (const name of drawn) expect(statSync(`docs/staff/${name}`).size, name).toBeLessThanOrEqual(60_000);
});
