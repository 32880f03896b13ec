/**
 * A bench is a file `bench/NAME.ts` that exports `run: RunBench`, and a line in the list of `bench/main.ts`. It measures,
 * throws only when it could not, and returns tables. `npm run bench -- NAME --option value` prints them and writes
 * `bench/results/NAME.md` with the date and the machine.
 */
export type RunBench = (options: BenchOptions) => Promise<BenchResult>;

/** `--runs 3 --routes /,/contact` is `{ runs: '3', routes: '/,/contact' }`. */
export type BenchOptions = Readonly<Record<string, string | undefined>>;

export type BenchResult = {
  /** The few figures that matter most, then all that was measured. */
  tables: Table[];
  /** Targets that were not met, one sentence each. Any of them makes the exit code 1. */
  missed: string[];
};

export type Table = {
  title: string;
  columns: string[];
  /** Cells as they are printed. */
  rows: (string | number)[][];
  /** What a reader must know to read it right. */
  note?: string;
};

export type StoredResult = BenchResult & { title: string; date: string; machine: Machine };

export type Machine = { cpu: string; cores: number; memory: string; node: string; chromium: string };
