import { startPostgres } from '../../../tests/support/start-postgres.ts';
import { createJudge, type Outcome, type Size } from '../part.ts';
import { makeDataDir, openServer } from '../scratch.ts';
import { readAll, send } from '../visitor.ts';
import { isClear, recovers, tryInsert, tryUpload } from './probe.ts';

/** PostgreSQL stops under load and comes back, several times. */
export async function databaseAway(size: Size): Promise<Outcome> {
  const postgres = await startPostgres();
  const judge = createJudge();
  const waits: number[] = [];
  try {
    const databaseUrl = await postgres.createDatabase('away');
    const server = await openServer(await makeDataDir('away', 'disk'), { databaseUrl });
    let stored = 0;
    for (let round = 0; round < (size === 'full' ? 10 : 2); round += 1) {
      const during = Array.from({ length: 30 }, () => tryInsert(server));
      await postgres.stop();
      const answers = [...(await Promise.all(during)), await tryInsert(server), await tryUpload(server)];
      const odd = answers.filter((answer) => answer.status !== 201 && !isClear(answer));
      judge.expectZero(
        odd.length,
        `unclear answers without the database, the first: ${odd[0]?.status} ${odd[0]?.text}`,
      );
      judge.expect(
        (await send(server, { path: '/' })).status === 200,
        'Without the database no page was served',
      );
      await postgres.start();
      const back = await recovers(() => tryInsert(server), 201);
      judge.expect(back !== undefined, 'With the database back it did not go on');
      waits.push(back ?? 0);
      stored += answers.filter(({ status }) => status === 201).length + 1;
    }
    // One that was refused may have been stored: the connection broke before the answer. None may be missing.
    const kept = (await readAll(server, 'contacts', 'id')).length;
    judge.expect(kept >= stored, `${stored - kept} acknowledged rows were lost with the database`);
    await server.stop();
  } finally {
    await postgres.remove();
  }
  return {
    figures: {
      'Database away: times': waits.length,
      'Database away: back after at most (ms)': Math.max(...waits),
    },
    broken: judge.broken,
  };
}
