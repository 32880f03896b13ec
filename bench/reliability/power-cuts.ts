import { rename, rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { audit, createLedger, writeFiles, writeRows } from './ledger.ts';
import { runInLanes } from './run-in-lanes.ts';
import type { Outcome, Scenario, Size } from './scenario.ts';
import { copyFolder, makeDataDir, openServer } from './scratch.ts';

/** A start alone syncs about thirty times, so some cuts happen during the start. */
const maxSyncs = 160;
const auditEvery = 25;
const recorder = pathToFileURL('tests/support/record-syncs.ts').href;

/** Simulates a power cut at a random sync. The next start finds only data that was synced before. */
export const powerCuts: Scenario = {
  guarantee: 'After a power cut, no acknowledged data is lost, and the server starts again',
  run: async (size: Size): Promise<Outcome> => {
    const rounds = size === 'full' ? 100 : 6;
    const { sum, checks, lost } = await runInLanes(rounds, runLane);
    return {
      figures: {
        'Power cuts': rounds,
        'of these during a start': sum(({ whileStarting }) => whileStarting),
        'Rows acknowledged': sum(({ rows }) => rows),
        'Files acknowledged': sum(({ files }) => files),
        ...lost,
      },
      failures: checks.failures,
    };
  },
};

async function runLane(rounds: number) {
  const dataDir = await makeDataDir('power', 'memory');
  const surviving = `${dataDir}-surviving`;
  const ledger = createLedger();
  const counts = { failedStarts: 0, whileStarting: 0, lostRows: 0, lostFiles: 0 };
  for (let round = 1; round <= rounds; round += 1) {
    copyFolder(dataDir, surviving);
    await runUntilCut(dataDir, surviving);
    await rm(dataDir, { recursive: true });
    await rm(`${surviving}-bytes`, { recursive: true, force: true });
    await rename(surviving, dataDir);
    if (round % auditEvery === 0 || round === rounds) await auditData();
  }
  return { ...counts, rows: ledger.rows.size, files: ledger.files.size };

  async function runUntilCut(from: string, to: string) {
    const env = {
      NODE_OPTIONS: `--import=${recorder}`,
      SURVIVING: to,
      CUT_AT_SYNC: String(1 + Math.floor(Math.random() * maxSyncs)),
    };
    const server = await openServer(from, { env }).catch((error: Error) => {
      if (error.message.includes('The power is cut')) counts.whileStarting += 1;
      else {
        counts.failedStarts += 1;
        console.error(error.message);
      }
    });
    if (!server) return;
    // The writers end when the server does.
    await Promise.all([
      writeRows(server, ledger),
      writeRows(server, ledger),
      writeFiles(server, ledger),
      writeFiles(server, ledger),
    ]);
  }

  async function auditData() {
    const server = await openServer(dataDir).catch((error: Error) => {
      counts.failedStarts += 1;
      console.error(error.message);
    });
    if (!server) return;
    const { lostRows, lostFiles } = await audit(server, ledger);
    counts.lostRows += lostRows;
    counts.lostFiles += lostFiles;
    await server.stop();
  }
}
