import { makeTempFolder } from '../tests/support/temp-folder.ts';
import { buildCopy } from './growth/build-copy.ts';
import { tryCareers, type Use } from './growth/try-careers.ts';
import type { RunBench, Table } from './support/result.ts';

type Step = Awaited<ReturnType<typeof buildCopy>> & Use & { count: number };

/** Two hundred milliseconds feel like at once. */
const slowestFilter = 200;

/** `--counts 100,300,1000`: so many openings, and as many articles, beside those that the site has. */
export const run: RunBench = async ({ counts = '100,300,1000' }) => {
  const steps: Step[] = [];
  for (const count of [0, ...counts.split(',').map(Number)]) {
    const folder = await makeTempFolder('bench-growth');
    const build = await buildCopy(folder.dir, count);
    steps.push({ count, ...build, ...(await tryCareers(folder.dir)) });
    console.log(JSON.stringify(steps.at(-1)));
    await folder.remove();
  }
  const exponents = [exponentOf(steps, (step) => step.seconds), exponentOf(steps, (step) => step.megabytes)];
  const slowest = Math.max(...steps.map(({ filter }) => filter));
  return {
    tables: [tableOf(steps, exponents)],
    missed: [
      // A tenth for the noise of two measurements.
      ...(exponents.some((exponent) => exponent > 1.1) ? ['A build grows faster than its content.'] : []),
      ...(slowest > slowestFilter ? [`A choice in a filter took ${slowest} ms.`] : []),
    ],
  };
};

/** How what content adds to a build grows with it: 1 is in proportion. */
function exponentOf(steps: Step[], read: (step: Step) => number): number {
  const [none, first] = steps;
  const last = steps.at(-1);
  if (!none || !first || !last || first === last) return Number.NaN;
  return (
    Math.log((read(last) - read(none)) / (read(first) - read(none))) / Math.log(last.count / first.count)
  );
}

function tableOf(steps: Step[], [time = 0, memory = 0]: number[]): Table {
  return {
    title: 'More openings, and as many more articles',
    columns: [
      'More of each',
      'Pages',
      'Build (s)',
      'Memory (MB)',
      'Careers page (KB)',
      'on the wire (KB)',
      'its LCP (ms)',
      'slowest filter (ms)',
    ],
    rows: steps.map((step) => [
      step.count,
      step.pages,
      step.seconds.toFixed(0),
      step.megabytes.toFixed(0),
      (step.html / 1024).toFixed(0),
      (step.compressed / 1024).toFixed(0),
      step.largestPaint.toFixed(0),
      step.filter.toFixed(0),
    ]),
    note: `What content adds grows with the power ${time.toFixed(2)} of its amount in time, and ${memory.toFixed(2)} in memory; 1 is in proportion. The filter is measured on a processor slowed down four times.`,
  };
}
