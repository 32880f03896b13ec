import { claimForm } from './definition.ts';

/** The parts of the form. A phone shows one at a time. */
export const claimSteps = (['happened', 'photos', 'reach'] as const).map((id) => ({
  id,
  fields: claimForm.inSection(id),
}));

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
