import { useRef, useState } from 'react';
import { Link, useOutletContext, useParams } from 'react-router';
import type { Kind } from '#domain/kinds.ts';
import { RequestFailed } from '../../api/request-failed.ts';
import { linkLook } from '../../ui/link-look.ts';
import { useKeptFocus } from '../../ui/use-kept-focus.ts';
import { useKeys } from '../../ui/use-keys.ts';
import { deletion } from '../../words/person.ts';
import { recordWords } from '../../words/record.ts';
import { shell } from '../../words/shell.ts';
import { DeleteButton } from '../persons/delete-dialog.tsx';
import { FailureScreen } from '../ui/failure-screen.tsx';
import { OutcomeDialog } from '../ui/outcome-dialog.tsx';
import type { Me } from '../ui/use-me.ts';
import { ClaimStatusCard } from './claim-status.tsx';
import { Composer } from './composer/composer.tsx';
import { ContactDetails } from './contact-details.tsx';
import { Conversation } from './conversation/conversation.tsx';
import { MailProgram } from './conversation/mail-program.tsx';
import { RefusedMail } from './conversation/refused-mail.tsx';
import { Notes } from './notes.tsx';
import { OtherRecords } from './other-records.tsx';
import { RecordHead } from './record-head.tsx';
import { type Address, type ShownRecord, useRecord } from './ui/use-record.ts';
import { useNeighbors } from './use-neighbors.ts';
import { useRecordWork } from './use-record-work.ts';
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

/** The conversation, and beside it the work on it. */
function RecordScreen({ address, record, me }: Props) {
  const note = useRef<HTMLTextAreaElement>(null);
  const letter = useRef<HTMLTextAreaElement>(null);
  /** An answer that did not arrive starts the composer anew. */
  const [again, setAgain] = useState({ body: '', times: 0 });
  const work = useRecordWork(address, record);
  const column = useKeptFocus<HTMLDivElement>();
  const neighbors = useNeighbors(address);
  const writeLetter = () => {
    letter.current?.scrollIntoView({ block: 'center' });
    letter.current?.focus({ preventScroll: true });
  };
  const acts: Partial<Record<string, () => unknown>> = {
    j: neighbors.goNext,
    k: neighbors.goPrevious,
    e: work.markDone,
    z: work.undo,
    r: writeLetter,
    n: () => note.current?.focus(),
    u: neighbors.goBack,
    Escape: neighbors.goBack,
  };
  useKeys(({ key, repeat }) => (repeat ? undefined : acts[key]));
  return (
    <div className="grid max-w-352 gap-5 print:block">
      <RecordHead entry={record.entry} neighbors={neighbors} />
      <div className="grid grid-cols-1 content-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(20rem,24rem)] lg:items-start print:mt-4 print:block">
        <div ref={column} tabIndex={-1} className="grid grid-cols-1 content-start gap-4">
          <Conversation
            {...{ address, record, me }}
            onSendAgain={(body) => {
              setAgain(({ times }) => ({ body, times: times + 1 }));
              requestAnimationFrame(writeLetter);
            }}
          />
          <div className="print:hidden">
            {record.sender === null ? (
              <MailProgram address={address} record={record} />
            ) : record.refusesMail ? (
              <RefusedMail {...{ address, record, me }} />
            ) : (
              <Composer key={again.times} {...{ address, record, me }} field={letter} start={again.body} />
            )}
          </div>
        </div>
        {/* In sight while one reads a resume. */}
        <aside className="grid grid-cols-1 content-start gap-4 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:overflow-y-auto print:mt-4 print:max-h-none print:overflow-visible">
          <div className="print:hidden">
            <WorkPanel record={record} me={me} work={work} />
          </div>
          {address.kind === 'claim' && (
            <div className="print:hidden">
              <ClaimStatusCard address={address} record={record} />
            </div>
          )}
          <ContactDetails record={record} />
          <Notes address={address} notes={record.notes} me={me} field={note} />
          <div className="print:hidden">
            <OtherRecords others={record.others} />
          </div>
          {me.role === 'owner' && (
            <DeleteButton target={{ of: 'record', record: address }} label={deletion.openRecord} />
          )}
        </aside>
      </div>
      {work.isAsking && (
        <OutcomeDialog kind={address.kind} count={1} onChoose={work.close} onClose={work.stopAsking} />
      )}
    </div>
  );
}
