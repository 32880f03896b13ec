import type { Workspace } from './workspace.ts';

/** `short` is part of `npm test`, `long` of `npm run test:more`, and `full` of `npm run bench -- reliability`. */
export type Size = 'short' | 'long' | 'full';

/** Figures to print, and a sentence for each failed check. */
export type Outcome = { figures: Record<string, string | number>; failures: string[] };

export type Scenario = { guarantee: string; run: (size: Size, workspace: Workspace) => Promise<Outcome> };

/** Only the bench measures a real disk. */
export const placeFor = (size: Size) => (size === 'full' ? 'disk' : 'memory');

/** Collects failed checks, so that a scenario reports all of them. */
export function createChecks() {
  const failures: string[] = [];
  return {
    failures,
    expectZero(count: number, sentence: string) {
      if (count !== 0) failures.push(`${count} ${sentence}`);
    },
    expect(condition: boolean, sentence: string) {
      if (!condition) failures.push(sentence);
    },
  };
}
