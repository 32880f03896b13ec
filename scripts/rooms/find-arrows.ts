import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import type { Room } from './rooms.ts';

/** An import, by paths from the project's folder. */
export type Arrow = { from: string; to: string; isType: boolean };

/** The imports of all source files of these folders, but those of packages and of tests. */
export function findArrows(folders: string[]): Arrow[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|words)\.tsx?$/.test(file))
    .flatMap((file) => arrowsOf(file, readFileSync(file, 'utf8')));
}

export function arrowsOf(file: string, source: string): Arrow[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, source).module;
  const imported = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      name: moduleRequest.value,
      isType: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...staticExports.flatMap(({ entries }) =>
      entries.map(({ moduleRequest, isType }) => ({ name: moduleRequest?.value, isType })),
    ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      name: source.slice(start + 1, end - 1),
      isType: false,
    })),
  ];
  return imported.flatMap(({ name, isType }) => {
    const to = name && pathOf(name, file);
    return to ? [{ from: file, to, isType }] : [];
  });
}

/** Undefined for a package. */
function pathOf(name: string, file: string): string | undefined {
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name);
  if (name.startsWith('#content/')) return name.replace('#content', 'company/content/en');
  return name.startsWith('#') ? name.slice(1) : undefined;
}

/** The arrows that the plan does not have. */
export function findForbidden(arrows: Arrow[], rooms: Record<string, Room>): Arrow[] {
  const names = Object.keys(rooms).sort((a, b) => b.length - a.length);
  return arrows.filter(({ from, to, isType }) => {
    const name = names.find((room) => from.startsWith(`${room}/`));
    const room = name && rooms[name];
    if (!room || to.includes('/+types/')) return false;
    if (names.find((other) => to.startsWith(`${other}/`)) === name) return false;
    const allowed = [...room.imports, ...(isType ? (room.types ?? []) : [])];
    return !allowed.some((other) => to.startsWith(`${other}/`));
  });
}
