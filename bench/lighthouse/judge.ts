import {
  blockingOf,
  bytesOf,
  largestPaintOf,
  type PageResult,
  scoreOf,
  shiftOf,
  twinPaintOf,
} from './tables.ts';

const kilobyte = 1024;
const most = {
  largestPaint: 1_000,
  overText: 1.15,
  blocking: 50,
  scripts: { informing: 0, interactive: 130 * kilobyte },
};

/** The targets that a page misses, one sentence each. tests/e2e/budgets.spec.ts watches what stands in the HTML itself. */
export function judge(page: PageResult): string[] {
  const { route, kind, indexed, runs } = page;
  const misses: string[] = [];
  const miss = (isMissed: boolean, sentence: string) => {
    if (isMissed) misses.push(`${route}: ${sentence}`);
  };
  for (const category of ['performance', 'accessibility', 'best-practices', ...(indexed ? ['seo'] : [])]) {
    const score = scoreOf(page, category);
    miss(score < 100, `${category} is ${score} (${runs[0]?.failures.join(', ')})`);
  }
  const [paint, twin] = [largestPaintOf(page), twinPaintOf(page)];
  miss(paint > most.largestPaint, `LCP is ${Math.round(paint)} ms`);
  miss(paint > most.overText * twin, `LCP is ${(paint / twin).toFixed(2)} times that of its text`);
  // Lighthouse prints three digits of a shift; what is less moves nothing that an eye can see.
  miss(shiftOf(page) >= 0.0005, `CLS is ${shiftOf(page).toFixed(4)}`);
  miss(blockingOf(page) > most.blocking, `TBT is ${Math.round(blockingOf(page))} ms`);
  miss(bytesOf(page, 'Script') > most.scripts[kind], `scripts weigh ${bytesOf(page, 'Script')} bytes`);
  return misses;
}
