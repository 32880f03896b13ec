import type { ToldClaim } from '#company/shape/types.ts';

type Bill = Pick<ToldClaim['bill'], 'items' | 'deductible'>;

/** What the items come to, and what is paid of it. */
export function addUp({ items, deductible }: Bill): { total: number; paid: number } {
  const total = items.reduce((sum, { amount }) => sum + amount, 0);
  return { total, paid: Math.max(0, total - deductible.amount) };
}
