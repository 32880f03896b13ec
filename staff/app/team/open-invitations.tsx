import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { shell } from '../../words/shell.ts';
import { invitationWords } from '../../words/team.ts';
import { formatMoment } from '../ui/format-moment.ts';
import { type Team, useTeamChange } from './use-team.ts';

/** One-time links that were not used yet. */
export function OpenInvitations({ invitations }: { invitations: Team['invitations'] }) {
  const { mutate, error, isPending, isSuccess, variables } = useTeamChange();
  const section = useRef<HTMLElement>(null);
  // The button that had the focus went with its line.
  useEffect(() => {
    if (isSuccess && document.activeElement === document.body) section.current?.focus();
  });
  const withdrawn = isSuccess && variables.act === 'withdraw' && variables.email;
  if (invitations.length === 0 && !withdrawn) return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="open-invitations"
      className="grid grid-cols-1 gap-3"
    >
      <h2 id="open-invitations" className="text-lg font-bold">
        {invitationWords.title}
      </h2>
      <Failure error={error} />
      <p role="status" className="font-semibold text-accent empty:hidden">
        {withdrawn && invitationWords.withdrawn(withdrawn)}
      </p>
      <ul>
        {invitations.map(({ email, role, purpose, expiresAt }) => (
          <li key={email} className="flex items-center justify-between gap-4 border-t border-line py-3">
            <p className="min-w-0">
              <span className="block truncate font-semibold">{email}</span>
              <span className="text-sm text-muted">
                {invitationWords.purposes[purpose]}, {shell.roles[role]},{' '}
                {invitationWords.until(formatMoment(expiresAt))}
              </span>
            </p>
            <Button
              aria-disabled={isPending || undefined}
              aria-label={invitationWords.withdrawFor(email)}
              onClick={() => !isPending && mutate({ act: 'withdraw', email })}
            >
              {invitationWords.withdraw}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
