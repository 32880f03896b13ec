export type Size = 'full' | 'quick';

/** What a part found: figures to print, and a sentence for each promise that was broken. */
export type Outcome = { figures: Record<string, string | number>; broken: string[] };

export type Part = { promise: string; run: (size: Size) => Promise<Outcome> };

/** Collects broken promises. */
export function createJudge() {
  const broken: string[] = [];
  return {
    broken,
    expectZero(count: number, sentence: string) {
      if (count !== 0) broken.push(`${count} ${sentence}`);
    },
    expect(isSo: boolean, sentence: string) {
      if (!isSo) broken.push(sentence);
    },
  };
}
