import { useQuery } from '@tanstack/react-query';
import { api, readBody } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Tag } from '../../ui/tag.tsx';
import { sessionWords } from '../../words/account.ts';
import { endAllSessions } from '../session/session.ts';
import { formatMoment } from '../ui/format-moment.ts';
import { AccountSection } from './account-section.tsx';

/** Where the person is signed in, and the way to end it all. */
export function SessionsSection() {
  const { data, error } = useQuery({
    queryKey: ['sessions'],
    queryFn: () => readBody(api.me.sessions.$get()),
  });
  return (
    <AccountSection title={sessionWords.title} lead={sessionWords.lead}>
      {error && <Failure error={error} />}
      <ul>
        {data?.sessions.map(({ startedAt, lastUsedAt, browser, address, isCurrent }) => (
          <li key={`${startedAt} ${address} ${browser}`} className="border-t border-line py-3">
            <p className="font-semibold">
              {browser}
              {isCurrent && <Tag>{sessionWords.current}</Tag>}
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
        <Button onClick={endAllSessions}>{sessionWords.endAll}</Button>
        <span className="text-sm text-muted">{sessionWords.endAllHint}</span>
      </p>
    </AccountSection>
  );
}
