import { makeTempFolder } from '../tests/support/temp-folder.ts';
import { buildCopy } from './growth/build-copy.ts';
import { type CareersPage, measureCareers } from './growth/measure-careers.ts';
import type { RunBench, Table } from './support/result.ts';

type Step = Awaited<ReturnType<typeof buildCopy>> & CareersPage & { count: number };

/** In milliseconds. Up to this, a response feels instant. */
const filterLimit = 200;

/** `--counts 100,300,1000`: the number of openings and of articles that are added to the site. */
export const run: RunBench = async ({ counts = '100,300,1000' }) => {
  const steps: Step[] = [];
  for (const count of [0, ...counts.split(',').map(Number)]) {
    const folder = await makeTempFolder('bench-growth');
    const build = await buildCopy(folder.dir, count);
    steps.push({ count, ...build, ...(await measureCareers(folder.dir)) });
    console.log(JSON.stringify(steps.at(-1)));
    await folder.remove();
  }
  const exponents = [exponentOf(steps, (step) => step.seconds), exponentOf(steps, (step) => step.megabytes)];
  const slowest = Math.max(...steps.map(({ filter }) => filter));
  return {
    tables: [tableOf(steps, exponents)],
    missed: [
      // One tenth is noise.
      ...(exponents.some((exponent) => exponent > 1.1)
        ? ['Build time or memory grows faster than the content.']
        : []),
      ...(slowest > filterLimit ? [`A filter took ${slowest} ms.`] : []),
    ],
  };
};

/** The exponent with which the cost of added content grows. 1 is linear. */
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
    title: 'Added openings and articles',
    columns: [
      'Added of each',
      'Pages',
      'Build (s)',
      'Memory (MB)',
      'Careers page (KB)',
      'Compressed (KB)',
      'LCP (ms)',
      'Slowest filter (ms)',
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
    note: `Added build time grows with the exponent ${time.toFixed(2)}, added memory with ${memory.toFixed(2)}; 1 is linear. The filter is measured on a CPU throttled four times.`,
  };
}
