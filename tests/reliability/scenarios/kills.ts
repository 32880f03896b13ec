import { setTimeout as wait } from 'node:timers/promises';
import { format, medianOf } from '../../../bench/support/figures.ts';
import { writeClaims } from './claim-ledger.ts';
import { audit, createLedger, waitForMore, writeFiles, writePosts, writeRows } from './ledger.ts';
import { runInLanes } from './run-in-lanes.ts';
import type { Scenario } from './scenario.ts';
import type { Workspace } from './workspace.ts';

const maxUptime = 400;
const auditEvery = 100;
/** Renders the answers to posted forms. */
const builtSite = { SITE_DIR: 'build/client' };

/** Kills the server with SIGKILL at random moments under parallel writes, repeatedly on the same data folder. */
export const kills: Scenario = {
  guarantee: 'After a SIGKILL, no acknowledged data is lost or duplicated, and the server starts again',
  run: async (size, workspace) => {
    const rounds = { short: 1, long: 20, full: 500 }[size];
    const { results, sum, checks, acknowledged, lost } = await runInLanes(rounds, (count) =>
      runLane(count, workspace),
    );
    const duplicates = sum(({ duplicateRows }) => duplicateRows);
    checks.expectZero(duplicates, 'rows were stored twice');
    for (const answer of new Set(results.flatMap(({ refused }) => refused)))
      checks.failures.push(`A write was refused: ${answer}`);
    return {
      figures: {
        Kills: rounds,
        ...acknowledged,
        'Rows duplicated': duplicates,
        ...lost,
        'Median start after a kill (ms)': format(medianOf(results.flatMap(({ starts }) => starts))),
      },
      failures: checks.failures,
    };
  },
};

async function runLane(rounds: number, { makeDataDir, startServer, openServer }: Workspace) {
  const dataDir = await makeDataDir('kills', 'memory');
  const ledger = createLedger();
  const refused: string[] = [];
  const starts: number[] = [];
  const found = { failedStarts: 0, lostRows: 0, duplicateRows: 0, lostFiles: 0 };
  for (let round = 1; round <= rounds; round += 1) {
    const started = performance.now();
    const server = await startServer(dataDir, { env: builtSite }).catch((error: Error) =>
      console.error(error.message),
    );
    if (!server) {
      found.failedStarts += 1;
      continue;
    }
    starts.push(performance.now() - started);
    const writers = Promise.all([
      writeRows(server, ledger),
      writeRows(server, ledger),
      writePosts(server, ledger),
      writeFiles(server, ledger),
      writeFiles(server, ledger),
      writeClaims(server, ledger.claims),
    ]);
    await wait(Math.random() * maxUptime);
    // Every second round waits for a stored file, a claim and a posted form, so that some kills interrupt them.
    if (round % 2 === 1) await waitForMore([ledger.files, ledger.posts, ledger.claims.claims], writers);
    await server.stop('SIGKILL');
    refused.push(...(await writers).flat());
    if (round % auditEvery !== 0 && round !== rounds) continue;
    const { failedStarts, lostRows, duplicateRows, lostFiles } = await audit(
      () => openServer(dataDir, { env: builtSite }),
      ledger,
    );
    found.failedStarts += failedStarts;
    found.lostRows += lostRows;
    found.duplicateRows += duplicateRows;
    found.lostFiles += lostFiles;
  }
  return {
    ...found,
    refused,
    starts,
    rows: ledger.rows.size + ledger.posts.size + ledger.claims.claims.size,
    files: ledger.files.size + ledger.claims.claims.size,
  };
}
