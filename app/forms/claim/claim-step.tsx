import type { ReactNode } from 'react';
import { steps } from '#content/claim-form.ts';
import { claimSteps } from './steps.ts';
import { headingId } from './use-stage.ts';

/** A part of the form. On a phone it is hidden until its turn. */
export function ClaimStep({
  step,
  isCurrent,
  children,
}: {
  step: number;
  isCurrent: boolean;
  children: ReactNode;
}) {
  const id = claimSteps[step]?.id;
  if (!id) return null;
  const { title, intro } = steps[id];
  return (
    <fieldset data-current={isCurrent || undefined} className="claim-step">
      <legend id={headingId(step)} tabIndex={-1}>
        {title}
      </legend>
      {intro && <p className="text-muted">{intro}</p>}
      {children}
    </fieldset>
  );
}
