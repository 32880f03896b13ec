import { useQuery } from '@tanstack/react-query';
import { sendAuth } from '../../api/auth-client.ts';
import { api, readBody } from '../../api/client.ts';
import { Failure } from '../../ui/failure.tsx';
import { sessionWords } from '../../words/account.ts';
import { announceSession } from '../session/session-channel.ts';
import { formatMoment } from '../shell/format-moment.ts';
import { AccountSection } from './account-section.tsx';

async function endAll() {
  await sendAuth('/revoke-sessions').catch(() => undefined);
  announceSession('ended');
  location.assign('/staff');
}

/** Where the person is signed in, and the way to end it all. */
export function SessionsSection() {
  const { data, error } = useQuery({
    queryKey: ['sessions'],
    queryFn: () => readBody(api.me.sessions.$get()),
  });
  return (
    <AccountSection title={sessionWords.title} lead={sessionWords.lead}>
      {error && <Failure error={error} />}
      <ul className="session-list">
        {data?.sessions.map(({ startedAt, lastUsedAt, browser, address, isCurrent }) => (
          <li key={`${startedAt} ${address} ${browser}`}>
            <p className="font-semibold">
              {browser}
              {isCurrent && <span className="staff-tag">{sessionWords.current}</span>}
            </p>
            <p className="text-sm text-muted">
              {sessionWords.started} {formatMoment(startedAt)}, {sessionWords.lastUsed}{' '}
              {formatMoment(lastUsedAt)}
              {address && `, ${sessionWords.from} ${address}`}
            </p>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-4">
        <button type="button" onClick={endAll} className="staff-button">
          {sessionWords.endAll}
        </button>
        <span className="text-sm text-muted">{sessionWords.endAllHint}</span>
      </p>
    </AccountSection>
  );
}
