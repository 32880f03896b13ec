import { attack } from '../../support/hostile/attack.ts';
import { send } from './requests.ts';
import { createChecks, placeFor, type Scenario } from './scenario.ts';

/** Short runs send the same inputs each time. */
const fixedSeed = 20261115;

export const hostileInput: Scenario = {
  guarantee: 'No hostile input causes a 500, a write outside the data folder or a changed value',
  run: async (size, { makeDataDir, openServer }) => {
    // SEED=… repeats a run.
    const seed = size === 'short' ? fixedSeed : Number(process.env.SEED ?? Date.now() % 2 ** 31);
    console.log(`SEED=${seed}`);
    const server = await openServer(await makeDataDir('hostile', placeFor(size)), {
      // Raw requests all come from one address.
      env: { RATE_LIMIT: 'off', SITE_DIR: 'build/client' },
    });
    const count = { short: 80, long: 2000, full: 12_000 }[size];
    const found = await attack(server, count, seed);
    const checks = createChecks();
    checks.expectZero(found.failed.length, `answers were failures, first: ${found.failed[0]}`);
    checks.expectZero(found.changed.length, `values were changed, first: ${found.changed[0]}`);
    checks.expectZero(found.letIn.length, `bad files were accepted, first: ${found.letIn[0]}`);
    checks.expectZero(
      found.outside.length,
      `files outside the data folder changed, first: ${found.outside[0]}`,
    );
    checks.expect(
      (await send(server, { path: '/healthz' })).status === 200,
      'The server is no longer healthy',
    );
    // Forms that arrive while the disk is away have `"result":"failed"`.
    const failure = /.*("event":"[^"]*failed|Error).*/.exec(server.output())?.[0];
    checks.expect(!failure, `The server has logged a failure: ${failure}`);
    checks.expect(found.inputs >= count * 0.9, `Only ${found.inputs} inputs were sent`);
    // Most of the texts are valid input: a server that refused everything would also pass the checks above.
    checks.expect(found.stored > count / 10, `Only ${found.stored} rows were stored`);
    const common = [201, 400, 404, 405];
    for (const status of size === 'short' ? common : [...common, 200, 401])
      checks.expect((found.answers[status] ?? 0) > 0, `No answer was ${status}`);
    await server.stop();
    return {
      figures: {
        Seed: seed,
        Inputs: found.inputs,
        'Rows stored as sent': found.stored - found.changed.length,
        'Answers of 500': found.failed.length,
        'Writes outside': found.outside.length,
        'Bad files accepted': found.letIn.length,
        'Slowest answer to text made to be slow (ms)': Math.round(found.slowest),
        Answers: Object.entries(found.answers)
          .map(([status, count]) => `${status === '0' ? 'none' : status}: ${count}`)
          .join(', '),
      },
      failures: checks.failures,
    };
  },
};
