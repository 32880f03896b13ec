import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { Timed } from './slowest.ts';

/** Writes how long each test took, where TEST_TIMES says. */
export default class TimesReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    const dir = process.env.TEST_TIMES;
    if (!dir) return;
    const times: Timed[] = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        name: `${module.relativeModuleId}: ${test.fullName}`,
        duration: test.diagnostic()?.duration ?? 0,
        limit: test.options.timeout ?? test.project.config.testTimeout,
      })),
    );
    writeFileSync(path.join(dir, `vitest-${process.pid}.json`), JSON.stringify(times));
  }
}
