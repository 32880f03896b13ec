import { useState } from 'react';
import type { Outcome } from '#domain/outcomes.ts';
import type { InboxEntry } from '#domain/records.ts';
import type { ChangeResult } from '../../../server/staff/inbox/change-entries.ts';
import { describeFailure } from '../../api/describe-failure.ts';
import { inbox } from '../../words/inbox.ts';
import { type EntryChange, useChangeEntries } from './use-change-entries.ts';

const { results: words } = inbox;

type Report = { text: string; tone: 'done' | 'problem'; undo?: () => void };

/** Marks entries done or assigns them, says what happened, and takes it back on request. */
export function useWork() {
  const change = useChangeEntries();
  const [report, setReport] = useState<Report>();
  /** Somebody has to say how the work on these ended. */
  const [asked, setAsked] = useState<InboxEntry[]>([]);

  const send = async (entries: InboxEntry[], made: EntryChange, say: (count: number) => string) => {
    try {
      const results = await change.mutateAsync({ entries, change: made });
      const changed = entriesWith(results, 'changed');
      setAsked(entriesWith(results, 'ask'));
      const text = [
        changed.length > 0 && say(changed.length),
        describeOutcome(results, 'stale', words.stale),
        describeOutcome(results, 'gone', words.gone),
      ].filter(Boolean);
      if (text.length === 0) return setReport(undefined);
      const isWhole = results.every(({ outcome }) => outcome === 'changed' || outcome === 'ask');
      setReport({
        text: text.join(' '),
        tone: isWhole ? 'done' : 'problem',
        ...(changed.length > 0 && { undo: () => takeBack(changed) }),
      });
    } catch (error) {
      setReport({ text: describeFailure(error), tone: 'problem' });
    }
  };

  /** Back to how each entry was before the change. */
  const takeBack = async (changed: InboxEntry[]) => {
    try {
      const results = await change.mutateAsync({ entries: changed, change: { undo: true } });
      const stale = entriesWith(results, 'stale').length;
      change.refreshLists();
      setReport(
        stale > 0 ? { text: words.stale(stale), tone: 'problem' } : { text: words.undone, tone: 'done' },
      );
    } catch (error) {
      setReport({ text: describeFailure(error), tone: 'problem' });
    }
  };

  // Each kind ends in its own way, so one kind is asked about at a time.
  const [first] = asked;
  const askedKind = asked.filter(({ kind }) => kind === first?.kind);
  return {
    report,
    dismiss: () => setReport(undefined),
    isBusy: change.isPending,
    markDone: (entries: InboxEntry[]) => send(entries, { state: 'done' }, words.done),
    assignToMe: (entries: InboxEntry[]) => send(entries, { assignee: 'me' }, words.assigned),
    asked: first && { kind: first.kind, count: askedKind.length },
    answer: async (outcome: Outcome) => {
      const rest = asked.filter((entry) => !askedKind.includes(entry));
      await send(askedKind, { state: 'done', outcome }, words.done);
      setAsked(rest);
    },
    stopAsking: () => setAsked([]),
  };
}

function entriesWith(results: ChangeResult[], outcome: ChangeResult['outcome']): InboxEntry[] {
  return results.flatMap((result) =>
    result.outcome === outcome && result.outcome !== 'gone' ? result.entry : [],
  );
}

function describeOutcome(results: ChangeResult[], outcome: 'stale' | 'gone', say: (count: number) => string) {
  const count = results.filter((result) => result.outcome === outcome).length;
  return count > 0 && say(count);
}
