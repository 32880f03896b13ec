import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { Timed } from './print-times.ts';

/** Writes how long each journey took, where TEST_TIMES says. */
export default class TimesReporter implements Reporter {
  #times: Timed[] = [];

  onTestEnd(test: TestCase, { duration }: TestResult): void {
    const file = path.relative('.', test.location.file);
    this.#times.push({ file, name: test.title, duration, limit: test.timeout });
  }

  onEnd(): void {
    const dir = process.env.TEST_TIMES;
    if (dir) writeFileSync(path.join(dir, `playwright-${process.pid}.json`), JSON.stringify(this.#times));
  }
}
