import { form, steps } from '#content/claim-form.ts';
import { claimSteps } from './steps.ts';

/** On phones: how far the visitor is. */
export function ClaimProgress({ step }: { step: number }) {
  const id = claimSteps[step]?.id;
  return (
    <p className="claim-progress needs-scripts">
      <span className="font-semibold">
        <span>{form.progress(step + 1, claimSteps.length)}</span>
        {id && <span className="sr-only">{`: ${steps[id].title}`}</span>}
      </span>
      <span aria-hidden="true" className="claim-progress-bar">
        {claimSteps.map(({ id }, at) => (
          <span key={id} data-done={at <= step || undefined} />
        ))}
      </span>
    </p>
  );
}
