import { attack } from '../../tests/support/hostile/attack.ts';
import { send } from './requests.ts';
import { createChecks, type Outcome, type Scenario, type Size } from './scenario.ts';
import { makeDataDir, openServer } from './scratch.ts';

export const hostileInput: Scenario = {
  guarantee: 'No hostile input causes a 500, a write outside the data folder or a changed value',
  run: async (size: Size): Promise<Outcome> => {
    // SEED=… repeats a run.
    const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
    console.log(`SEED=${seed}`);
    const server = await openServer(await makeDataDir('hostile', 'disk'), {
      // Raw requests all come from one address.
      env: { RATE_LIMIT: 'off' },
    });
    const found = await attack(server, size === 'full' ? 12_000 : 2000, seed);
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
    checks.expect(size === 'quick' || found.inputs >= 10_000, `Only ${found.inputs} inputs were sent`);
    await server.stop();
    return {
      figures: {
        Seed: seed,
        Inputs: found.inputs,
        'Rows stored as sent': found.stored - found.changed.length,
        'Answers of 500': found.failed.length,
        'Writes outside': found.outside.length,
        'Bad files accepted': found.letIn.length,
        Answers: Object.entries(found.answers)
          .map(([status, count]) => `${status === '0' ? 'none' : status}: ${count}`)
          .join(', '),
      },
      failures: checks.failures,
    };
  },
};
