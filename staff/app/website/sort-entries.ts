import type { LanguageCode } from '#domain/languages.ts';

/** A value with an id, so that its fields and its focus move along with it. */
export type Entry<Value> = { id: string; value: Value };

export function toEntries<Value>(values: readonly Value[]): Entry<Value>[] {
  return values.map((value) => ({ id: crypto.randomUUID(), value }));
}

export function moveEntry<Value>(list: readonly Value[], from: number, to: number): Value[] {
  const moved = list[from];
  return moved === undefined ? [...list] : insertAt(removeAt(list, from), to, moved);
}

export function removeAt<Value>(list: readonly Value[], at: number): Value[] {
  return list.toSpliced(at, 1);
}

export function insertAt<Value>(list: readonly Value[], at: number, value: Value): Value[] {
  return list.toSpliced(at, 0, value);
}

/** The same entry in each language. */
export type Pair<Value> = { [Code in LanguageCode]?: Value };

/** Lists of several languages as one list: what has no counterpart gets an empty one. */
export function toPairs<Value>(lists: Pair<readonly Value[]>, empty: () => Value): Pair<Value>[] {
  const codes = Object.keys(lists) as LanguageCode[];
  const length = Math.max(0, ...codes.map((code) => lists[code]?.length ?? 0));
  return Array.from({ length }, (_, at) =>
    Object.fromEntries(codes.map((code) => [code, lists[code]?.[at] ?? empty()])),
  );
}

/** The list of one language again. */
export function listOf<Value>(pairs: readonly Pair<Value>[], code: LanguageCode): Value[] {
  return pairs.flatMap((pair) => pair[code] ?? []);
}
