import { format, medianOf } from './figures.ts';

export type Load = { perSecond: number; p50: number; p99: number };

export const loadColumns = ['Per second', 'p50 (ms)', 'p99 (ms)'];

/** The medians of some rounds. The first round is a warm-up and does not count. */
function loadCells([, ...rounds]: Load[]): string[] {
  return (['perSecond', 'p50', 'p99'] as const).map((of) => format(medianOf(rounds.map((load) => load[of]))));
}

/** A row for each level: the level, then the medians of its rounds. */
export async function measureLevels(
  levels: number[],
  rounds: number,
  measure: (level: number) => Promise<Load>,
): Promise<(string | number)[][]> {
  const rows: (string | number)[][] = [];
  for (const level of levels) {
    const loads: Load[] = [];
    for (let round = 0; round <= rounds; round += 1) loads.push(await measure(level));
    rows.push([level, ...loadCells(loads)]);
  }
  return rows;
}
