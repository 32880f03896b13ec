import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { Timed } from './slowest.ts';

/** Writes how long each journey took, where TEST_TIMES says. */
export default class TimesReporter implements Reporter {
  #times: Timed[] = [];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const name = `${path.relative('.', test.location.file)}: ${test.title}`;
    this.#times.push({ name, duration, limit: test.timeout });
  }

  onEnd(): void {
    const dir = process.env.TEST_TIMES;
    if (dir) writeFileSync(path.join(dir, `playwright-${process.pid}.json`), JSON.stringify(this.#times));
  }
}
