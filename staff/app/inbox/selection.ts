/** Which rows are selected, and from which one a range goes on. */
export type Selection = { ids: ReadonlySet<string>; anchor: string | null };

export const noSelection: Selection = { ids: new Set(), anchor: null };

/** Selects a row or takes it out. With `range`, all rows from the last one to this one become like this one. */
export function toggleRow(
  { ids, anchor }: Selection,
  order: readonly string[],
  id: string,
  { range }: { range: boolean },
): Selection {
  const isSelected = !ids.has(id);
  const [from, to] = [order.indexOf(range && anchor ? anchor : id), order.indexOf(id)];
  const touched = from < 0 ? [id] : order.slice(Math.min(from, to), Math.max(from, to) + 1);
  const next = new Set(ids);
  for (const one of touched) {
    if (isSelected) next.add(one);
    else next.delete(one);
  }
  return { ids: next, anchor: id };
}

export function toggleAll({ ids }: Selection, order: readonly string[]): Selection {
  return order.every((id) => ids.has(id)) ? noSelection : { ids: new Set(order), anchor: null };
}
