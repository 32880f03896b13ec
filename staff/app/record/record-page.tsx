import { useRef } from 'react';
import { Link, useLocation, useNavigate, useOutletContext, useParams } from 'react-router';
import type { Kind } from '#domain/kinds.ts';
import { RequestFailed } from '../../api/request-failed.ts';
import { linkLook } from '../../ui/link-look.ts';
import { useKeys } from '../../ui/use-keys.ts';
import { deletion } from '../../words/person.ts';
import { recordWords } from '../../words/record.ts';
import { shell } from '../../words/shell.ts';
import { DeleteButton } from '../persons/delete-dialog.tsx';
import { FailureScreen } from '../shell/failure.tsx';
import type { Me } from '../shell/use-me.ts';
import { ContactDetails } from './contact-details.tsx';
import { Fields, SentText } from './fields.tsx';
import { RecordFiles } from './files.tsx';
import { MailList } from './mail-list.tsx';
import { Notes } from './notes.tsx';
import { OtherRecords } from './other-records.tsx';
import { RecordHead, useNeighbors } from './record-head.tsx';
import { ReplyButton, ReplyLink, useReplyForm } from './reply.tsx';
import { ReplyForm } from './reply-form.tsx';
import { type Address, type ShownRecord, useChange, useRecord } from './use-record.ts';
import { WorkPanel } from './work-panel.tsx';

export function Component() {
  const { kind, id } = useParams();
  const me = useOutletContext<Me>();
  const address = { kind: kind as Kind, id: id ?? '' };
  const { data, error } = useRecord(address);
  const isRefused = error instanceof RequestFailed && [403, 404].includes(error.status);
  if (error && (isRefused || !data))
    return (
      <FailureScreen error={error}>
        <Link to="/" className={linkLook}>
          {shell.links.inbox}
        </Link>
      </FailureScreen>
    );
  if (!data)
    return (
      <p role="status" className="min-h-[60svh] animate-appear text-muted">
        {recordWords.loading}
      </p>
    );
  return <RecordScreen key={address.id} address={address} record={data} me={me} />;
}

type Props = { address: Address; record: ShownRecord; me: Me };

/** All of one record at a glance: what was sent, and beside it the work on it. */
function RecordScreen({ address, record, me }: Props) {
  const note = useRef<HTMLTextAreaElement>(null);
  const reply = useReplyForm(address, record, me);
  const change = useChange(address, record.entry.version);
  const neighbors = useNeighbors(address);
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const goTo = (next: Address | undefined) =>
    next && navigate(`/records/${next.kind}/${next.id}`, { state, replace: true });
  // Without a history of this tab, "back" would leave the app.
  const goBack = () => (key === 'default' ? navigate('/') : navigate(-1));
  const acts: Partial<Record<string, () => unknown>> = {
    j: () => goTo(neighbors?.next),
    k: () => goTo(neighbors?.previous),
    e: () => record.entry.state !== 'done' && change.mutate({ state: 'done' }),
    r: reply.open,
    n: () => note.current?.focus(),
    u: goBack,
    Escape: goBack,
  };
  useKeys(({ key, repeat }) => (repeat ? undefined : acts[key]));
  return (
    <article className="grid max-w-352 gap-5">
      <RecordHead entry={record.entry} neighbors={neighbors} onGo={goTo} onBack={goBack} />
      <div className="grid grid-cols-1 content-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)] lg:items-start">
        <div className="grid grid-cols-1 content-start gap-4">
          <ContactDetails record={record} />
          <SentText record={record} />
          {reply.state === 'open' && <ReplyForm address={address} record={record} me={me} reply={reply} />}
          <Fields address={address} record={record} />
          {record.files.length > 0 && <RecordFiles address={address} files={record.files} me={me} />}
        </div>
        <aside className="grid grid-cols-1 content-start gap-4">
          <WorkPanel
            record={record}
            me={me}
            change={change}
            reply={
              reply.canSend ? <ReplyButton reply={reply} /> : <ReplyLink address={address} record={record} />
            }
          />
          <Notes address={address} notes={record.notes} me={me} field={note} />
          <MailList address={address} notes={record.notes} isOn={reply.canSend} />
          <OtherRecords others={record.others} />
          {me.role === 'owner' && (
            <DeleteButton target={{ of: 'record', record: address }} label={deletion.openRecord} />
          )}
        </aside>
      </div>
    </article>
  );
}
