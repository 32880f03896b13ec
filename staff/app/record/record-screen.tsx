import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { DeleteRecord } from '../persons/delete-record.tsx';
import type { Me } from '../shell/use-me.ts';
import { ContactDetails } from './contact-details.tsx';
import { Fields } from './fields.tsx';
import { RecordFiles } from './files.tsx';
import { MailList } from './mail-list.tsx';
import { useNeighbors } from './neighbors.ts';
import { Notes } from './notes.tsx';
import { OtherRecords } from './other-records.tsx';
import { RecordHead } from './record-head.tsx';
import { ReplyButton } from './reply-button.tsx';
import { ReplyForm } from './reply-form.tsx';
import { ReplyLink } from './reply-link.tsx';
import { SentText } from './sent-text.tsx';
import { type Address, type ShownRecord, useChange } from './use-record.ts';
import { useRecordKeys } from './use-record-keys.ts';
import { useReplyForm } from './use-reply-form.ts';
import { WorkPanel } from './work-panel.tsx';

type Props = { address: Address; record: ShownRecord; me: Me };

/** All of one record at a glance: what was sent, and beside it the work on it. */
export function RecordScreen({ address, record, me }: Props) {
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
  useRecordKeys({
    j: () => goTo(neighbors?.next),
    k: () => goTo(neighbors?.previous),
    e: () => record.entry.state !== 'done' && change.mutate({ state: 'done' }),
    r: reply.open,
    n: () => note.current?.focus(),
    u: goBack,
    Escape: goBack,
  });
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
          <DeleteRecord kind={address.kind} id={address.id} />
        </aside>
      </div>
    </article>
  );
}
