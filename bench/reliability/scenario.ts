export type Size = 'full' | 'quick';

/** Figures to print, and a sentence for each failed check. */
export type Outcome = { figures: Record<string, string | number>; failures: string[] };

export type Scenario = { guarantee: string; run: (size: Size) => Promise<Outcome> };

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
