import type { MinimumKind } from '../shape/state.ts';

/** Limits that drivers choose above the minimum of the state: a usual and a high one. Two amounts are for one person and for one accident. */
export const limitChoices: Record<MinimumKind, readonly [usual: string, high: string]> = {
  injuries: ['$100,000\u00a0/ $300,000', '$250,000\u00a0/ $500,000'],
  deaths: ['$100,000\u00a0/ $300,000', '$250,000\u00a0/ $500,000'],
  property: ['$50,000', '$100,000'],
  noFault: ['$50,000', '$100,000'],
  uninsured: ['$100,000\u00a0/ $300,000', '$250,000\u00a0/ $500,000'],
};
