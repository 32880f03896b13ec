import { format, medianOf } from './figures.ts';

export type Load = { perSecond: number; p50: number; p99: number };

export const loadColumns = ['Per second', 'p50 (ms)', 'p99 (ms)'];

/** The medians of some rounds. The first round is a warm-up and does not count. */
export function loadCells([, ...rounds]: Load[]): string[] {
  return (['perSecond', 'p50', 'p99'] as const).map((of) => format(medianOf(rounds.map((load) => load[of]))));
}
