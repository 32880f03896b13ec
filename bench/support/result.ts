/**
 * The contract of a bench.
 *
 * A bench is a file `bench/NAME.ts` that exports `run: RunBench`, and a line in the list of `bench/main.ts`. It measures,
 * throws only when it could not, and returns tables. `npm run bench -- NAME --option value` prints them and writes
 * `bench/results/NAME.md` (to read) and `bench/results/NAME.json` (a StoredResult) with the date and the machine.
 *
 * Figures in a document stand between two markers, and are never typed by hand:
 *
 *     <!-- bench:NAME -->
 *     <!-- /bench:NAME -->
 *
 * `npm run bench -- readme` fills every such block of README.md with the `summary` of bench/results/NAME.json.
 */
export type RunBench = (options: BenchOptions) => Promise<BenchResult>;

/** What stood behind the bench's name: `--runs 3 --routes /,/contact` is `{ runs: '3', routes: '/,/contact' }`. */
export type BenchOptions = Readonly<Record<string, string | undefined>>;

export type BenchResult = {
  /** All that was measured. */
  tables: Table[];
  /** The few figures that the README quotes. */
  summary: Table;
  /** Targets that were not met, one sentence each. A bench with any ends with exit code 1, its results written. */
  missed: string[];
};

export type Table = {
  title: string;
  columns: string[];
  /** Cells as they are printed, units included where the column does not say them. */
  rows: (string | number)[][];
  /** What a reader must know to read it right. */
  note?: string;
};

export type StoredResult = BenchResult & { name: string; title: string; date: string; machine: Machine };

export type Machine = { cpu: string; cores: number; memory: string; node: string; chromium: string };
