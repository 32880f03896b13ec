import { describeFailure } from '../api/describe-failure.ts';

/** Why something failed, read out when it appears. Empty without an error. */
export function Failure({ error }: { error: unknown }) {
  return (
    <p
      role="alert"
      className="rounded-sm border-2 border-current px-4 py-3 font-semibold text-danger empty:hidden"
    >
      {error !== undefined && error !== null && describeFailure(error)}
    </p>
  );
}
