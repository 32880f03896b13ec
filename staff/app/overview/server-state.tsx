import { useId } from 'react';
import { formatBytes, overview as words } from '../../words/insight.ts';
import { formatDayAndTime } from '../../words/office-times.ts';
import type { Overview } from './overview-page.tsx';
import { Panel } from './panel.tsx';

type Server = NonNullable<Overview['server']>;
type Status = NonNullable<Server['status']>;

const { server } = words;

/** Disk, scanner, upkeep and mail, for owners. */
export function ServerState({ files, mail, status }: Server) {
  const bytes = files.reduce((total, each) => total + each.bytes, 0);
  const count = files.reduce((total, each) => total + each.files, 0);
  return (
    <Panel title={server.title} area="server">
      {!status && <p className="text-muted">{server.unknown}</p>}
      <dl className="facts">
        <div>
          <dt>{server.disk}</dt>
          <dd>
            {status && status.freeBytes !== null && (
              <Disk used={bytes} status={status} free={status.freeBytes} />
            )}
            <span className="block text-sm text-muted">{server.files(formatBytes(bytes), count)}</span>
          </dd>
        </div>
        {status && (
          <>
            <Fact name={server.scanner} value={server.scannerStates[status.scanner]} />
            <Fact name={server.upkeep} value={describeUpkeep(status.upkeep)} />
          </>
        )}
        <Fact name={server.mail} value={describeMail(mail)} />
      </dl>
    </Panel>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Disk({ used, free, status }: { used: number; free: number; status: Status }) {
  const id = useId();
  const isFull = free < status.minFreeBytes;
  const floor = formatBytes(status.minFreeBytes);
  return (
    <>
      {server.free(formatBytes(free))}
      <svg role="img" aria-labelledby={id} className="share-bar">
        <title id={id}>{server.share(formatBytes(used), formatBytes(free))}</title>
        <rect width="100%" height="100%" className="share-whole" />
        <rect width={`${(used / (used + free)) * 100}%`} height="100%" className="share-used" />
      </svg>
      <span className={isFull ? 'late-note' : 'block text-sm text-muted'}>
        {isFull ? server.full(floor) : server.floor(floor)}
      </span>
    </>
  );
}

function describeMail({ enabled, waiting, oldest, given_up, sent_today }: Server['mail']): string {
  if (!enabled) return server.mailOff;
  return [
    server.mailSent(sent_today),
    waiting > 0 && oldest ? server.mailWaiting(waiting, formatDayAndTime(oldest)) : server.mailNoneWaiting,
    ...(given_up > 0 ? [server.mailGivenUp(given_up)] : []),
  ].join(' ');
}

function describeUpkeep({ isOn, last }: Status['upkeep']): string {
  if (!isOn) return server.upkeepOff;
  if (!last) return server.upkeepSoon;
  const time = formatDayAndTime(last.at);
  return last.failed.length > 0 ? server.upkeepFailed(time, last.failed.join(', ')) : server.upkeepDone(time);
}
