import { useEffect, useRef, useState } from 'react';
import { readDraft, writeDraft } from '#app/lib/submit/draft.ts';
import { fieldId } from '#app/ui/form/field-frame.tsx';
import { claimSteps, type Stage, stepOf } from './steps.ts';

export const headingId = (stage: Stage) =>
  `claim-${stage === 'review' ? stage : (claimSteps[stage]?.id ?? '')}`;

const draft = 'claim-step';

/** The step that a phone shows, or the review. The focus moves to its heading, or to the field that is to be changed. */
export function useStage() {
  const [stage, setStage] = useState<Stage>(0);
  const target = useRef<string>(undefined);

  // A phone that opens its camera may drop the page, and load it again.
  useEffect(() => {
    const step = Number(readDraft(draft).step);
    if (step > 0 && step < claimSteps.length) setStage(step);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the stage
  useEffect(() => {
    const id = target.current;
    target.current = undefined;
    if (id) document.getElementById(id)?.focus();
  }, [stage]);

  function show(next: Stage) {
    writeDraft(draft, { step: String(next) });
    setStage(next);
  }

  function goTo(next: Stage, focusId = headingId(next)) {
    target.current = focusId;
    show(next);
  }

  return {
    stage,
    goTo,
    goToField: (field: string) => goTo(stepOf(field), fieldId(field)),
    /** Without moving the focus. */
    show,
  };
}
