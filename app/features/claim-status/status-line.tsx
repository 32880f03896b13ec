import { result, statuses } from '#content/claim-status.ts';
import { type ClaimStatus, claimStatuses } from '#domain/claims.ts';

/** The five steps of a claim as a line. The current one is marked by its shape and its words, not only by its color. */
export function StatusLine({ status }: { status: ClaimStatus }) {
  const current = claimStatuses.indexOf(status);
  return (
    <ol aria-label={result.current} className="status-line">
      {claimStatuses.map((step, at) => {
        const { label, otherwise = label } = statuses[step];
        const isCurrent = at === current;
        return (
          <li key={step} data-done={at < current || undefined} aria-current={isCurrent ? 'step' : undefined}>
            <span>{isCurrent ? label : otherwise}</span>
            {at < current && <span className="sr-only">{`: ${result.done}`}</span>}
            {isCurrent && <strong>{result.now}</strong>}
          </li>
        );
      })}
    </ol>
  );
}
