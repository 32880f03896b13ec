import { useState } from 'react';
import type { InboxEntry } from '#domain/records.ts';
import { describeFailure } from '../../api/describe-failure.ts';
import { inbox } from '../../words/inbox.ts';
import { type Changed, type EntryChange, useChangeEntries } from './use-change-entries.ts';

const { results: words } = inbox;

type Report = { text: string; tone: 'done' | 'problem'; undo?: () => void };

/** Marks entries done or assigns them, says what happened, and takes it back on request. */
export function useWork() {
  const change = useChangeEntries();
  const [report, setReport] = useState<Report>();

  const send = async (entries: InboxEntry[], made: EntryChange, say: (count: number) => string) => {
    try {
      const changed = await change.mutateAsync({ entries, change: made });
      const undo = () => takeBack(changed);
      const text = [
        changed.before.length > 0 && say(changed.before.length),
        describeOutcome(changed, 'stale', words.stale),
        describeOutcome(changed, 'gone', words.gone),
      ].filter(Boolean);
      const isWhole = changed.before.length === entries.length;
      setReport({
        text: text.join(' '),
        tone: isWhole ? 'done' : 'problem',
        ...(changed.before.length > 0 && { undo }),
      });
    } catch (error) {
      setReport({ text: describeFailure(error), tone: 'problem' });
    }
  };

  /** Back to how each entry was, one change for each former value. */
  const takeBack = async ({ before, results, change: made }: Changed) => {
    const now = new Map(
      results.flatMap((result) => (result.outcome === 'changed' ? [[result.id, result.entry]] : [])),
    );
    const groups = Map.groupBy(before, (entry) => JSON.stringify(formerValue(entry, made)));
    try {
      let stale = 0;
      for (const [former, entries] of groups) {
        const current = entries.flatMap(({ record_id }) => now.get(record_id) ?? []);
        const { before: undone } = await change.mutateAsync({ entries: current, change: JSON.parse(former) });
        stale += current.length - undone.length;
      }
      change.refreshLists();
      setReport(
        stale > 0 ? { text: words.stale(stale), tone: 'problem' } : { text: words.undone, tone: 'done' },
      );
    } catch (error) {
      setReport({ text: describeFailure(error), tone: 'problem' });
    }
  };

  return {
    report,
    dismiss: () => setReport(undefined),
    isBusy: change.isPending,
    markDone: (entries: InboxEntry[]) => send(entries, { state: 'done' }, words.done),
    assignToMe: (entries: InboxEntry[]) => send(entries, { assignee: 'me' }, words.assigned),
  };
}

function describeOutcome({ results }: Changed, outcome: 'stale' | 'gone', say: (count: number) => string) {
  const count = results.filter((result) => result.outcome === outcome).length;
  return count > 0 && say(count);
}

/** A colleague's assignment cannot be given back from here: it becomes nobody's. */
function formerValue(entry: InboxEntry, change: EntryChange): EntryChange {
  return 'state' in change ? { state: entry.state } : { assignee: 'nobody' };
}
