import type { Reporter, TestModule, Vitest } from 'vitest/node';
import { ourServerOnly, summarizeSkipped } from './skipped-tests.ts';

/** Counts the contract tests that another deployment cannot pass. Any other skipped contract test fails the run. */
export default class OurServerReporter implements Reporter {
  #isFiltered = false;

  onInit({ config }: Vitest): void {
    this.#isFiltered = Boolean(config.testNamePattern);
  }

  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    // With `vitest -t` everything else counts as skipped.
    if (this.#isFiltered) return;
    const contract = modules.filter(({ moduleId }) => moduleId.endsWith('.contract.ts'));
    const skipped = contract.flatMap((module) => [...module.children.allTests('skipped')]);
    const { summary, silent } = summarizeSkipped(skipped.map(({ fullName }) => fullName));
    if (summary) console.log(summary);
    if (silent.length === 0) return;
    console.error(`Skipped without the mark "${ourServerOnly.trim()}":\n  ${silent.join('\n  ')}`);
    process.exitCode = 1;
  }
}
