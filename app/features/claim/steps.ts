import type { ClaimField, ClaimStepId } from '#content/claim-form.ts';

/** The parts of the form. A phone shows one at a time. */
export const claimSteps: readonly { id: ClaimStepId; fields: readonly ClaimField[] }[] = [
  { id: 'happened', fields: ['kind', 'hurt', 'date', 'time', 'place', 'description'] },
  { id: 'photos', fields: ['photos', 'policy', 'others'] },
  { id: 'reach', fields: ['name', 'email', 'phone', 'reachWay', 'reachTime'] },
];

/** The number of a step, or the review that follows them. */
export type Stage = number | 'review';

/** As in claim-form.css. */
const phone = '(max-width: 47.99rem)';

export const isPhone = () => matchMedia(phone).matches;

export function stepOf(field: string): number {
  return Math.max(
    claimSteps.findIndex(({ fields }) => fields.some((name) => name === field)),
    0,
  );
}

/** Whether a field was on the screen already. A wide screen shows all of them. */
export function isReached(stage: Stage, field: string): boolean {
  return stage === 'review' || !isPhone() || stepOf(field) <= stage;
}

export function stageAfter(stage: number): Stage {
  return isPhone() && stage + 1 < claimSteps.length ? stage + 1 : 'review';
}
