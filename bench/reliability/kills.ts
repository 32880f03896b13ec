import { setTimeout as wait } from 'node:timers/promises';
import { format, medianOf } from '../support/figures.ts';
import { audit, createLedger, type Ledger, writeFiles, writeRows } from './ledger.ts';
import { runInLanes } from './run-in-lanes.ts';
import type { Outcome, Scenario, Size } from './scenario.ts';
import { makeDataDir, openServer } from './scratch.ts';

const maxUptime = 400;
const auditEvery = 100;

/** Kills the server with SIGKILL at random moments under parallel writes, repeatedly on the same data folder. */
export const kills: Scenario = {
  guarantee: 'After a SIGKILL, no acknowledged data is lost or duplicated, and the server starts again',
  run: async (size: Size): Promise<Outcome> => {
    const rounds = size === 'full' ? 500 : 20;
    const { results, sum, checks, lost } = await runInLanes(rounds, runLane);
    const duplicates = sum(({ duplicateRows }) => duplicateRows);
    checks.expectZero(duplicates, 'rows were stored twice');
    for (const answer of new Set(results.flatMap(({ refused }) => refused)))
      checks.failures.push(`A write was refused: ${answer}`);
    return {
      figures: {
        Kills: rounds,
        'Rows acknowledged': sum(({ rows }) => rows),
        'Files acknowledged': sum(({ files }) => files),
        'Rows duplicated': duplicates,
        ...lost,
        'Median start after a kill (ms)': format(medianOf(results.flatMap(({ starts }) => starts))),
      },
      failures: checks.failures,
    };
  },
};

async function runLane(rounds: number) {
  const dataDir = await makeDataDir('kills', 'memory');
  const ledger = createLedger();
  const refused: string[] = [];
  const starts: number[] = [];
  let failedStarts = 0;
  const found = { lostRows: 0, duplicateRows: 0, lostFiles: 0 };
  for (let round = 1; round <= rounds; round += 1) {
    const started = performance.now();
    const server = await openServer(dataDir).catch((error: Error) => {
      failedStarts += 1;
      console.error(error.message);
    });
    if (!server) continue;
    starts.push(performance.now() - started);
    const writers = [
      writeRows(server, ledger),
      writeRows(server, ledger),
      writeRows(server, ledger),
      writeFiles(server, ledger),
      writeFiles(server, ledger),
    ];
    await wait(Math.random() * maxUptime);
    // Every second round waits for a stored file, so that some kills interrupt uploads.
    if (round % 2 === 0) await waitForFile(ledger);
    await server.stop('SIGKILL');
    refused.push(...(await Promise.all(writers)).flat());
    if (round % auditEvery === 0 || round === rounds) {
      const checker = await openServer(dataDir);
      const { lostRows, duplicateRows, lostFiles } = await audit(checker, ledger);
      found.lostRows += lostRows;
      found.duplicateRows += duplicateRows;
      found.lostFiles += lostFiles;
      await checker.stop('SIGKILL');
    }
  }
  return { ...found, failedStarts, refused, starts, rows: ledger.rows.size, files: ledger.files.size };
}

async function waitForFile({ files }: Ledger) {
  const before = files.size;
  for (let tries = 0; files.size === before && tries < 300; tries += 1) await wait(10);
}
