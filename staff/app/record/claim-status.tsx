import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InferRequestType } from 'hono/client';
import { type FormEvent, useId, useRef, useState } from 'react';
import { type ClaimStatus, claimStatuses } from '#domain/claims.ts';
import { currentStatus } from '#domain/current-status.ts';
import { type Outcome, outcomesOf } from '#domain/outcomes.ts';
import { api, readBody } from '../../api/client.ts';
import { describeFailure } from '../../api/describe-failure.ts';
import { ToolButton } from '../../ui/tool-button.tsx';
import { claimStatusNames, claimWords } from '../../words/claims.ts';
import { outcomeWords } from '../../words/conversation.ts';
import { formatDayAndTime } from '../../words/office-times.ts';
import { areaLook, labelLook, noteLook, problemLook } from '../ui/looks.ts';
import { Card } from './ui/card.tsx';
import { Choice } from './ui/choice.tsx';
import { type Address, refreshRecord, type ShownRecord, storeNote } from './ui/use-record.ts';

const words = claimWords.status;

/** Where the claim stands, and a form that changes it with a sentence for the person. */
export function ClaimStatusCard({ address, record }: { address: Address; record: ShownRecord }) {
  const { status, since } = currentStatus(record);
  return (
    <Card title={words.title}>
      <p className="text-sm">
        <b>{words.since(claimStatusNames[status], formatDayAndTime(since))}</b>
      </p>
      {saysClosedThoughOpen(record) && <p className="text-sm">{words.reopened}</p>}
      <StatusForm address={address} record={record} />
    </Card>
  );
}

/** A mail that has gone out cannot be taken back. */
function saysClosedThoughOpen({ entry, notes }: ShownRecord): boolean {
  const last = notes.findLast(({ sort }) => sort === 'status');
  return entry.state !== 'done' && last?.claim_status === 'closed' && last.address !== null;
}

function StatusForm({ address, record }: { address: Address; record: ShownRecord }) {
  const id = useId();
  const [status, setStatus] = useState<ClaimStatus | ''>('');
  const [outcome, setOutcome] = useState<Outcome | ''>('');
  const [message, setMessage] = useState('');
  /** Of this sentence. A retry sends the same one. */
  const noteId = useRef(crypto.randomUUID());
  const set = useSetClaimStatus(address);
  const isMailed = record.sender !== null && !record.refusesMail;

  const isReady =
    status !== '' && (status !== 'closed' || outcome !== '') && message.trim() !== '' && !set.isPending;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isReady) return;
    const json = {
      id: noteId.current,
      version: record.entry.version,
      status,
      message,
      ...(status === 'closed' && outcome && { outcome }),
    };
    set.mutate(json, {
      onSuccess: () => {
        noteId.current = crypto.randomUUID();
        setMessage('');
        setStatus('');
        setOutcome('');
      },
    });
  }

  return (
    <form onSubmit={submit} className={noteLook}>
      <div className="grid w-full gap-1.5">
        <Choice label={words.label} value={status} onChange={(value) => setStatus(value as ClaimStatus)}>
          {!status && <option value="">{words.choose}</option>}
          {claimStatuses.map((each) => (
            <option key={each} value={each}>
              {claimStatusNames[each]}
            </option>
          ))}
        </Choice>
        {status === 'closed' && (
          <Choice label={words.outcome} value={outcome} onChange={(value) => setOutcome(value as Outcome)}>
            {!outcome && <option value="">{words.choose}</option>}
            {outcomesOf.claim.map((each) => (
              <option key={each} value={each}>
                {outcomeWords.labels[each]}
              </option>
            ))}
          </Choice>
        )}
      </div>
      <label htmlFor={`${id}-message`} className={labelLook}>
        {words.message}
      </label>
      <textarea
        id={`${id}-message`}
        className={`min-h-22 ${areaLook}`}
        rows={3}
        maxLength={1000}
        value={message}
        aria-describedby={`${id}-hint ${id}-report`}
        onChange={({ target }) => setMessage(target.value)}
      />
      <p id={`${id}-hint`} className="text-2xs text-muted">
        {isMailed ? words.hint : words.hintWithoutMail}
      </p>
      <p id={`${id}-report`} role="status" className={set.error ? problemLook : 'text-sm empty:hidden'}>
        {set.error && describeFailure(set.error)}
        {set.isSuccess && !message && words.saved}
      </p>
      <ToolButton type="submit" aria-disabled={!isReady}>
        {set.isPending ? words.sending : isMailed ? words.submitAndMail : words.submit}
      </ToolButton>
    </form>
  );
}

const status = api.claims[':id'].status;

type NewStatus = InferRequestType<typeof status.$post>['json'];

/** Says where a claim stands. A retry with the same id sets it once. */
function useSetClaimStatus(address: Address) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (json: NewStatus) => readBody(status.$post({ param: { id: address.id }, json })),
    networkMode: 'always',
    onSuccess: (written) => storeNote(queries, address, written),
    onError: () => refreshRecord(queries, address),
  });
}
