import { attack } from '../../tests/support/hostile/attack.ts';
import { createJudge, type Outcome, type Part, type Size } from './part.ts';
import { makeDataDir, openServer } from './scratch.ts';
import { send } from './visitor.ts';

export const hostileInput: Part = {
  promise:
    'No hostile input gets an answer of 500, a byte outside its place or a changed value into the data',
  run: async (size: Size): Promise<Outcome> => {
    // SEED=… repeats a run that found something.
    const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31);
    console.log(`SEED=${seed}`);
    const server = await openServer(await makeDataDir('hostile', 'disk'), {
      // What comes as bare bytes comes from one address; it is to get past the limits.
      env: { RATE_LIMIT: 'off' },
    });
    const found = await attack(server, size === 'full' ? 12_000 : 2000, seed);
    const judge = createJudge();
    judge.expectZero(found.failed.length, `answers were failures, the first: ${found.failed[0]}`);
    judge.expectZero(
      found.changed.length,
      `values were stored otherwise than sent, the first: ${found.changed[0]}`,
    );
    judge.expectZero(found.letIn.length, `files were let in, the first: ${found.letIn[0]}`);
    judge.expectZero(found.outside.length, `names outside changed, the first: ${found.outside[0]}`);
    judge.expect((await send(server, { path: '/healthz' })).status === 200, 'The server is no longer well');
    judge.expect(size === 'quick' || found.inputs >= 10_000, `Only ${found.inputs} inputs were sent`);
    await server.stop();
    return {
      figures: {
        Seed: seed,
        Inputs: found.inputs,
        'Rows stored as sent': found.stored - found.changed.length,
        'Answers of 500': found.failed.length,
        'Bytes outside': found.outside.length,
        'Files wrongly let in': found.letIn.length,
        Answers: Object.entries(found.answers)
          .map(([status, count]) => `${status === '0' ? 'none' : status}: ${count}`)
          .join(', '),
      },
      broken: judge.broken,
    };
  },
};
