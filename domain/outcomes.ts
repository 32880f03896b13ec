import type { Kind } from './kinds.ts';

/** How the work on a record can end. A message that was answered by mail needs none. */
export const outcomesOf = {
  message: ['phone', 'in_person', 'own_mail', 'not_needed', 'spam', 'duplicate'],
  application: ['invited', 'declined', 'withdrawn', 'hired'],
  verification: ['checked', 'not_checked'],
  claim: ['paid', 'denied', 'withdrawn', 'not_needed', 'spam', 'duplicate'],
} as const satisfies Record<Kind, readonly string[]>;

export type Outcome = (typeof outcomesOf)[Kind][number];

export const outcomes = Object.values(outcomesOf).flat() as [Outcome, ...Outcome[]];

export function isOutcomeOf(kind: Kind, outcome: Outcome): boolean {
  return (outcomesOf[kind] as readonly Outcome[]).includes(outcome);
}
