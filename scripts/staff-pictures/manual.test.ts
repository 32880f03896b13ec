import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { shots } from './shots.ts';

test('the manual shows every picture that is drawn, and none is heavy', () => {
  const shown = [...readFileSync('docs/staff.md', 'utf8').matchAll(/\]\(staff\/([\w-]+\.webp)\)/g)].map(
    ([, name]) => name,
  );
  const drawn = shots.map(({ name }) => `${name}.webp`);
  expect(shown.toSorted()).toEqual(drawn.toSorted());
  expect(readdirSync('docs/staff').toSorted()).toEqual(drawn.toSorted());
  for (const name of drawn) expect(statSync(`docs/staff/${name}`).size, name).toBeLessThanOrEqual(60_000);
});
