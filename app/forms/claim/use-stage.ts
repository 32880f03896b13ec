import { useEffect, useRef, useState } from 'react';
import { fieldId } from '../kit/fields/field-frame.tsx';
import { readDraft, writeDraft } from '../kit/send/draft.ts';
import type { Receipt } from '../kit/send/receipt.ts';
import { claimSteps, type Stage, stepOf } from './steps.ts';

export const headingId = (stage: Stage) =>
  `claim-${stage === 'review' ? stage : (claimSteps[stage]?.id ?? '')}`;

const draft = 'claim-step';

/** In an entry of the history. `depth`: how many entries of this form lie before it. */
type Entry = { stage?: Stage; depth?: number; receipt?: Receipt } | null;

/**
 * The step that a phone shows, or the review. The focus moves to its heading, or to the field that is to be changed. Each has an
 * entry in the history, so that Back goes one step back. From the receipt of a claim that `isSent`, it leaves the page.
 */
export function useStage(isSent: () => boolean) {
  const [stage, setStage] = useState<Stage>(0);
  const target = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => {
    // A phone that opens its camera may drop the page, and load it again.
    const entry: Entry = history.state;
    if (entry?.receipt) setStage(0);
    else if (entry?.stage === 'review') history.back();
    else setStage(stepIn(entry?.stage ?? Number(readDraft(draft).step)));
    function follow({ state }: PopStateEvent) {
      const entry: Entry = state;
      if (isSent()) history.go(-1 - (entry?.depth ?? 0));
      // A review is shown again only after all answers have been checked again.
      else if (entry?.stage === 'review') history.back();
      else goWithoutEntry(stepIn(entry?.stage ?? 0));
    }
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the stage
  useEffect(() => {
    const id = target.current;
    target.current = undefined;
    if (id) document.getElementById(id)?.focus();
  }, [stage]);

  /** Without moving the focus, and without an entry. */
  function show(next: Stage) {
    writeDraft(draft, { step: String(next) });
    setStage(next);
  }

  function goWithoutEntry(next: Stage) {
    target.current = headingId(next);
    show(next);
  }

  function goTo(next: Stage, focusId = headingId(next)) {
    const entry: Entry = history.state;
    history.pushState({ stage: next, depth: (entry?.depth ?? 0) + 1 } satisfies Entry, '');
    target.current = focusId;
    show(next);
  }

  return {
    stage,
    goTo,
    goToField: (field: string) => goTo(stepOf(field), fieldId(field)),
    /** As the browser's own Back, where a step of this form lies there. */
    goBack(from: number) {
      if ((history.state as Entry)?.depth) history.back();
      else goWithoutEntry(from - 1);
    },
    show,
  };
}

function stepIn(stage: number): number {
  return claimSteps[stage] ? stage : 0;
}
