import { startPostgres } from '../../../support/start-postgres.ts';
import { readAll, send } from '../requests.ts';
import { createChecks, type Outcome, type Size } from '../scenario.ts';
import type { Workspace } from '../workspace.ts';
import { isClearRefusal, measureRecovery, tryInsert, tryUpload } from './probe.ts';

/** Stops and restarts PostgreSQL under load, several times. */
export async function databaseStopped(
  size: Size,
  { makeDataDir, openServer, defer }: Workspace,
): Promise<Outcome> {
  const postgres = await startPostgres();
  defer(postgres.remove);
  const checks = createChecks();
  const recoveryTimes: number[] = [];
  const databaseUrl = await postgres.createDatabase('stopped');
  const server = await openServer(await makeDataDir('stopped', 'disk'), { databaseUrl });
  let stored = 0;
  for (let round = 0; round < (size === 'full' ? 10 : 2); round += 1) {
    const during = Array.from({ length: 30 }, () => tryInsert(server));
    await postgres.stop();
    const answers = [...(await Promise.all(during)), await tryInsert(server), await tryUpload(server)];
    const unclear = answers.filter((answer) => answer.status !== 201 && !isClearRefusal(answer));
    checks.expectZero(
      unclear.length,
      `unclear answers without the database, first: ${unclear[0]?.status} ${unclear[0]?.text}`,
    );
    checks.expect(
      (await send(server, { path: '/' })).status === 200,
      'No page was served without the database',
    );
    await postgres.start();
    const recovery = await measureRecovery(() => tryInsert(server), 201);
    checks.expect(recovery !== undefined, 'The server did not recover after the database was back');
    recoveryTimes.push(recovery ?? 0);
    stored += answers.filter(({ status }) => status === 201).length + 1;
  }
  // A refused row may be stored nevertheless, because the connection broke before the answer.
  const found = (await readAll(server, 'contacts', 'id')).length;
  checks.expect(found >= stored, `${stored - found} acknowledged rows were lost`);
  await server.stop();
  return {
    figures: {
      'Database stopped: times': recoveryTimes.length,
      'Database stopped: slowest recovery (ms)': Math.max(...recoveryTimes),
    },
    failures: checks.failures,
  };
}
