import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { findForbidden } from './find-arrows.ts';
import { rooms } from './rooms.ts';

const root = path.resolve(import.meta.dirname, '../..');
const page = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
const picture = page.split('```mermaid\n')[1]?.split('```')[0] ?? '';

/** A box or a frame names its folder first: `ui["app/ui<br/>buttons"]`, `subgraph app["app: the site"]`. */
const folders = new Map(
  [...picture.matchAll(/(\w+)\["([\w/]+)/g)].map(([, id = '', folder = '']) => [id, folder]),
);

/** `a & b --> c` is two arrows. */
const arrows = picture
  .split('\n')
  .filter((line) => line.includes('->'))
  .flatMap((line) => {
    const [from, to] = line.split(/ -->| -\. types \.->/).map(foldersOf);
    const isType = line.includes('types');
    return from?.flatMap((a) => to?.map((b) => ({ from: a, to: b, isType })) ?? []) ?? [];
  });

test('the picture of docs/architecture.md has every room', () => {
  expect(Object.keys(rooms).filter((room) => ![...folders.values()].includes(room))).toEqual([]);
});

test('every box and every end of an arrow is a folder', () => {
  const named = [...folders.values(), ...arrows.flatMap(({ from, to }) => [from, to])];
  expect(named.filter((folder) => !existsSync(path.join(root, folder)))).toEqual([]);
});

test('every arrow of the picture is one that the table allows', () => {
  expect(arrows.length).toBeGreaterThan(20);
  const imports = arrows.flatMap((arrow) =>
    roomsIn(arrow.from).map((room) => ({ ...arrow, from: `${room}/`, to: `${arrow.to}/` })),
  );
  expect(findForbidden(imports, rooms)).toEqual([]);
});

function foldersOf(ids: string): string[] {
  return ids.split('&').map((id) => folders.get(id.trim()) ?? `unknown box ${id.trim()}`);
}

/** None for what may import everything. */
function roomsIn(folder: string): string[] {
  return Object.keys(rooms).filter((room) => `${room}/`.startsWith(`${folder}/`));
}
