/**
 * A bench is a file `bench/NAME.ts` that exports `run: RunBench` and is listed in `bench/main.ts`. It returns tables, and
 * throws only if it could not measure. `npm run bench -- NAME --option value` prints them.
 */
export type RunBench = (options: BenchOptions) => Promise<BenchResult>;

/** `--runs 3 --routes /,/contact` is `{ runs: '3', routes: '/,/contact' }`. */
export type BenchOptions = Readonly<Record<string, string | undefined>>;

type BenchResult = {
  /** A summary first, then the details. */
  tables: Table[];
  /** Missed targets, one sentence each. Any miss makes the exit code 1. */
  missed: string[];
};

export type Table = {
  title: string;
  columns: string[];
  rows: (string | number)[][];
  note?: string;
};

export type Report = BenchResult & { title: string; date: string; machine: Machine };

export type Machine = { cpu: string; cores: number; memory: string; node: string; chromium: string };
