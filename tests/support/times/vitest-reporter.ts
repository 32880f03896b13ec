import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import type { Timed } from './print-times.ts';

/** Writes how long each test took, where TEST_TIMES says. */
export default class TimesReporter implements Reporter {
  onTestRunEnd(modules: ReadonlyArray<TestModule>): void {
    const dir = process.env.TEST_TIMES;
    if (!dir) return;
    writeFileSync(path.join(dir, `vitest-${process.pid}.json`), JSON.stringify(modules.flatMap(timesOf)));
  }
}

function timesOf(module: TestModule): Timed[] {
  const file = module.relativeModuleId;
  const times = [...module.children.allTests()].map((test) => ({
    file,
    name: test.fullName,
    duration: test.diagnostic()?.duration ?? 0,
    limit: test.options.timeout ?? test.project.config.testTimeout,
  }));
  const hooks = times.reduce((left, { duration }) => left - duration, module.diagnostic().duration);
  return [...times, { file, name: 'hooks', duration: hooks, limit: module.project.config.hookTimeout }];
}
