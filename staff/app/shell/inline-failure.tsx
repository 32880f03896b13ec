import { RequestFailed } from '../../api/client.ts';
import { failures } from '../../words/shell.ts';

/** A failure of one part of a screen. */
export function InlineFailure({ error }: { error: unknown }) {
  const { title, advice } = failures[error instanceof RequestFailed ? error.code : 'failed'] ??
    failures.failed ?? { title: '', advice: '' };
  return (
    <p role="alert" className="staff-failure">
      {title}. {advice}
    </p>
  );
}
