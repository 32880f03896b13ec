import { blockingOf, bytesOf, largestPaintOf, type PageResult, scoreOf, shiftOf } from './tables.ts';

const kilobyte = 1024;
const limits = {
  performance: 99,
  largestPaint: 1_100,
  shift: 0.02,
  blocking: 50,
  scripts: { informing: 0, interactive: 130 * kilobyte },
};

/** The targets that a page misses, one sentence each. */
export function findMisses(page: PageResult): string[] {
  const { route, kind, indexed, runs } = page;
  const misses: string[] = [];
  const miss = (isMissed: boolean, sentence: string) => {
    if (isMissed) misses.push(`${route}: ${sentence}`);
  };
  for (const category of ['performance', 'accessibility', 'best-practices', ...(indexed ? ['seo'] : [])]) {
    const score = scoreOf(page, category);
    const least = category === 'performance' ? limits.performance : 100;
    miss(score < least, `${category} is ${score} (${runs[0]?.failures.join(', ')})`);
  }
  miss(largestPaintOf(page) > limits.largestPaint, `LCP is ${Math.round(largestPaintOf(page))} ms`);
  miss(shiftOf(page) > limits.shift, `CLS is ${shiftOf(page).toFixed(4)}`);
  miss(blockingOf(page) > limits.blocking, `TBT is ${Math.round(blockingOf(page))} ms`);
  miss(bytesOf(page, 'Script') > limits.scripts[kind], `scripts weigh ${bytesOf(page, 'Script')} bytes`);
  return misses;
}
