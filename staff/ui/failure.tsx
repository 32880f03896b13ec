import { describeFailure } from '../api/describe-failure.ts';

/** Why something failed, read out when it appears. Empty without an error. */
export function Failure({ error }: { error: unknown }) {
  return (
    <p role="alert" className="staff-failure">
      {error !== undefined && error !== null && describeFailure(error)}
    </p>
  );
}
