import { useState } from 'react';
import type { Outcome } from '#domain/outcomes.ts';
import { hasFailedWith } from '../../api/request-failed.ts';
import { type Address, type Change, type ShownRecord, useChange } from './ui/use-record.ts';

/** Marks the record done, asks how it ended where that is not known, and takes the last change back. */
export function useRecordWork(address: Address, { entry }: ShownRecord) {
  const [isAsking, setAsking] = useState(false);
  const [canUndo, setCanUndo] = useState(false);
  const change = useChange(address, entry.version);
  const needsOutcome = hasFailedWith(change.error, 'outcome_needed');

  function make(made: Change) {
    change.mutate(made, {
      onSuccess: () => setCanUndo(!('undo' in made)),
      onError: (error) => hasFailedWith(error, 'outcome_needed') && setAsking(true),
    });
  }

  return {
    make,
    isPending: change.isPending,
    error: needsOutcome ? null : change.error,
    /** What was changed last, until it is undone. */
    done: change.isSuccess ? change.variables : undefined,
    markDone: () => entry.state !== 'done' && make({ state: 'done' }),
    isAsking,
    close: (outcome: Outcome) => {
      setAsking(false);
      make({ state: 'done', outcome });
    },
    stopAsking: () => setAsking(false),
    canUndo,
    undo: () => canUndo && make({ undo: true }),
  };
}

export type RecordWork = ReturnType<typeof useRecordWork>;
