import { FactRows } from '../../ui/fact-rows.tsx';
import { Panel } from '../../ui/panel.tsx';
import { formatAge, formatBytes, overview as words } from '../../words/insight.ts';
import { formatDayAndTime } from '../../words/office-times.ts';
import { ShareBar, sum } from './charts.tsx';
import type { Overview } from './overview-page.tsx';
import { InboxLink } from './tiles.tsx';

type Server = NonNullable<Overview['server']>;
type Status = NonNullable<Server['status']>;

const { server } = words;

/** Disk, scanner, upkeep, backup and mail, for owners. */
export function ServerState({ files, mail, imap, unreadMails, lastBackup, status }: Server) {
  const bytes = sum(files.map((each) => each.bytes));
  const count = sum(files.map((each) => each.files));
  const disk = (
    <>
      {status && status.freeBytes !== null && <Disk used={bytes} status={status} free={status.freeBytes} />}
      <span className="block text-sm text-muted">{server.files(formatBytes(bytes), count)}</span>
    </>
  );
  return (
    <Panel title={server.title}>
      {!status && <p className="text-muted">{server.unknown}</p>}
      <FactRows
        labels="narrow"
        rows={[
          [server.disk, disk],
          ...(status ? describeServices(status) : []),
          [server.backup, <LastBackup key="backup" at={lastBackup} />],
          [server.mail, <Mail key="mail" {...mail} />],
          [server.replies, <Replies key="replies" imap={imap} unreadMails={unreadMails} />],
        ]}
      />
    </Panel>
  );
}

function Replies({ imap, unreadMails }: Pick<Server, 'imap' | 'unreadMails'>) {
  return (
    <>
      {describeReplies(imap)}
      {unreadMails > 0 && (
        <span className="block font-semibold text-danger">{server.repliesUnread(unreadMails)}</span>
      )}
    </>
  );
}

function describeReplies(imap: Server['imap']): string {
  if (imap.state === 'off') return server.repliesOff;
  if (imap.state === 'failing') return server.repliesFailing(formatDayAndTime(imap.since), imap.code);
  return imap.since ? server.repliesRead(formatDayAndTime(imap.since)) : server.repliesSoon;
}

function describeServices({ scanner, upkeep }: Status): [string, string][] {
  return [
    [server.scanner, server.scannerStates[scanner]],
    [server.upkeep, describeUpkeep(upkeep)],
  ];
}

function Disk({ used, free, status }: { used: number; free: number; status: Status }) {
  const isFull = free < status.minFreeBytes;
  const floor = formatBytes(status.minFreeBytes);
  return (
    <>
      {server.free(formatBytes(free))}
      <ShareBar
        label={server.share(formatBytes(used), formatBytes(free))}
        share={used / (used + free)}
        color="text-accent"
      />
      <span className={isFull ? 'block font-semibold text-danger' : 'block text-sm text-muted'}>
        {isFull ? server.full(floor) : server.floor(floor)}
      </span>
    </>
  );
}

/** Older than this, something that makes backups has stopped. */
const oldBackup = 48;

function LastBackup({ at }: { at: string | null }) {
  const hours = at === null ? undefined : (Date.now() - Date.parse(at)) / 3_600_000;
  const isOld = hours === undefined || hours > oldBackup;
  return (
    <>
      {at !== null && hours !== undefined
        ? server.backupMade(formatAge(hours), formatDayAndTime(at))
        : server.backupNever}
      {isOld && <span className="block font-semibold text-danger">{server.backupWarning}</span>}
    </>
  );
}

function Mail({ enabled, waiting, oldest, undelivered, sent_today, failures }: Server['mail']) {
  if (!enabled) return server.mailOff;
  const waits =
    waiting > 0 && oldest ? server.mailWaiting(waiting, formatDayAndTime(oldest)) : server.mailNoneWaiting;
  return (
    <>
      {server.mailSent(sent_today)} {waits}{' '}
      {undelivered > 0 && (
        <InboxLink to={{ only: 'undelivered' }}>{server.mailUndelivered(undelivered)}</InboxLink>
      )}
      {failures.map(({ code, waiting: stillWaiting, given_up }) => (
        <span key={code} className="block text-sm text-muted">
          {server.mailFailure(code, stillWaiting, given_up)}
        </span>
      ))}
    </>
  );
}

function describeUpkeep({ isOn, last }: Status['upkeep']): string {
  if (!isOn) return server.upkeepOff;
  if (!last) return server.upkeepSoon;
  const time = formatDayAndTime(last.at);
  return last.failed.length > 0 ? server.upkeepFailed(time, last.failed.join(', ')) : server.upkeepDone(time);
}
