import { result, statuses } from '#content/claim-status.ts';
import { claimStatuses, type FoundClaim } from '#domain/claims.ts';

type Props = { claim: Pick<FoundClaim, 'status' | 'steps'> };

/**
 * The steps of a claim as a line. The current one is marked by its shape and its words, not only by its color. What was never set is not
 * done, and does not come any more once the claim is closed.
 */
export function StatusLine({ claim: { status, steps = ['received'] } }: Props) {
  const current = claimStatuses.indexOf(status);
  const shown = claimStatuses.filter(
    (step) => status !== 'closed' || step === status || steps.includes(step),
  );
  return (
    <ol aria-label={result.current} className="status-line">
      {shown.map((step) => {
        const { label, otherwise = label } = statuses[step];
        const isCurrent = step === status;
        const isDone = steps.includes(step) && claimStatuses.indexOf(step) < current;
        return (
          <li key={step} data-done={isDone || undefined} aria-current={isCurrent ? 'step' : undefined}>
            <span>{isCurrent ? label : otherwise}</span>
            {isDone && <span className="sr-only">{`: ${result.done}`}</span>}
            {isCurrent && <strong>{result.now}</strong>}
          </li>
        );
      })}
    </ol>
  );
}
