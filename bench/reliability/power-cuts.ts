import { rename, rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { inLanes } from './in-lanes.ts';
import { audit, createLedger, writeFiles, writeRows } from './ledger.ts';
import type { Outcome, Part, Size } from './part.ts';
import { copyFolder, makeDataDir, openServer } from './scratch.ts';

/** Some cuts come while the server is still starting: that alone syncs some thirty times. */
const mostSyncs = 160;
const auditEvery = 25;
const recorder = pathToFileURL('tests/support/record-syncs.ts').href;

/** The power goes at a random sync; only what had been synced by then is there for the next start. */
export const powerCuts: Part = {
  promise: 'No power cut loses what was acknowledged, or keeps the server from starting again',
  run: async (size: Size): Promise<Outcome> => {
    const rounds = size === 'full' ? 100 : 6;
    const { sum, judge, lost } = await inLanes(rounds, runLane);
    return {
      figures: {
        'Power cuts': rounds,
        'of these while starting': sum(({ whileStarting }) => whileStarting),
        'Rows acknowledged': sum(({ rows }) => rows),
        'Files acknowledged': sum(({ files }) => files),
        ...lost,
      },
      broken: judge.broken,
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
    if (round % auditEvery === 0 || round === rounds) await check();
  }
  return { ...counts, rows: ledger.rows.size, files: ledger.files.size };

  async function runUntilCut(from: string, to: string) {
    const env = {
      NODE_OPTIONS: `--import=${recorder}`,
      SURVIVING: to,
      CUT_AT_SYNC: String(1 + Math.floor(Math.random() * mostSyncs)),
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

  async function check() {
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
