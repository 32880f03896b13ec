import { cpSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { audit, createLedger, waitForMore, writeFiles, writeRows } from './ledger.ts';
import { runInLanes } from './run-in-lanes.ts';
import type { Scenario } from './scenario.ts';
import type { Workspace } from './workspace.ts';

/** A start alone syncs about thirty times, so some cuts happen during the start. */
const maxSyncs = 160;
/** Late enough for acknowledged data. */
const lateSync = 90;
const auditEvery = 25;
const recorder = pathToFileURL('tests/support/record-syncs.ts').href;

/** Simulates a power cut at a random sync. The next start finds only data that was synced before. */
export const powerCuts: Scenario = {
  guarantee: 'After a power cut, no acknowledged data is lost, and the server starts again',
  run: async (size, workspace) => {
    const rounds = { short: 1, long: 6, full: 100 }[size];
    const cutAt = () => (size === 'short' ? lateSync : 1 + Math.floor(Math.random() * maxSyncs));
    const { sum, checks, acknowledged, lost } = await runInLanes(rounds, (count) =>
      runLane(count, cutAt, workspace),
    );
    if (size !== 'short')
      checks.expect(
        await losesWithoutSyncs(workspace),
        'Data survived that was never synced, so the cuts prove nothing',
      );
    return {
      figures: {
        'Power cuts': rounds,
        'of these during a start': sum(({ whileStarting }) => whileStarting),
        ...acknowledged,
        ...lost,
      },
      failures: checks.failures,
    };
  },
};

async function runLane(rounds: number, cutAt: () => number, workspace: Workspace) {
  const dataDir = await workspace.makeDataDir('power', 'memory');
  const surviving = `${dataDir}-surviving`;
  const ledger = createLedger();
  const counts = { failedStarts: 0, whileStarting: 0, lostRows: 0, lostFiles: 0 };
  for (let round = 1; round <= rounds; round += 1) {
    cpSync(dataDir, surviving, { recursive: true });
    await runUntilCut();
    await rm(dataDir, { recursive: true });
    await rm(`${surviving}-bytes`, { recursive: true, force: true });
    await rename(surviving, dataDir);
    if (round % auditEvery !== 0 && round !== rounds) continue;
    const { failedStarts, lostRows, lostFiles } = await audit(() => workspace.openServer(dataDir), ledger);
    counts.failedStarts += failedStarts;
    counts.lostRows += lostRows;
    counts.lostFiles += lostFiles;
  }
  return { ...counts, rows: ledger.rows.size, files: ledger.files.size };

  async function runUntilCut() {
    const env = {
      NODE_OPTIONS: `--import=${recorder}`,
      SURVIVING: surviving,
      CUT_AT_SYNC: String(cutAt()),
    };
    const server = await workspace.startServer(dataDir, { env }).catch((error: Error) => {
      if (error.message.includes('The power is cut')) counts.whileStarting += 1;
      else {
        counts.failedStarts += 1;
        console.error(error.message);
      }
    });
    if (!server) return;
    // The writers end when the server does.
    const files = Promise.all([writeFiles(server, ledger), writeFiles(server, ledger)]);
    // A file takes longer than a row: on a slow machine all syncs could be those of rows.
    if (rounds === 1) await waitForMore([ledger.files], files);
    await Promise.all([writeRows(server, ledger), writeRows(server, ledger), files]);
  }
}

/** The control: if no sync counts, everything acknowledged must be gone. */
async function losesWithoutSyncs({ makeDataDir, startServer, openServer }: Workspace): Promise<boolean> {
  const dataDir = await makeDataDir('control', 'memory');
  const surviving = `${dataDir}-surviving`;
  cpSync(dataDir, surviving, { recursive: true });
  const ledger = createLedger();
  const env = { NODE_OPTIONS: `--import=${recorder}`, SURVIVING: surviving, IGNORE_SYNCS: '1' };
  const server = await startServer(dataDir, { env });
  const writers = Promise.all([writeRows(server, ledger), writeFiles(server, ledger)]);
  await waitForMore([ledger.files], writers);
  await server.stop('SIGKILL');
  await writers;
  const { lostRows, lostFiles } = await audit(() => openServer(surviving), ledger);
  return ledger.rows.size > 0 && lostRows === ledger.rows.size && lostFiles === ledger.files.size;
}
