import { setTimeout as wait } from 'node:timers/promises';
import { inLanes } from './in-lanes.ts';
import { audit, createLedger, type Ledger, writeFiles, writeRows } from './ledger.ts';
import type { Outcome, Part, Size } from './part.ts';
import { makeDataDir, openServer } from './scratch.ts';

const longestLife = 400;
const auditEvery = 100;

/** kill -9 at random moments under parallel writes, again and again on the same data folder. */
export const kills: Part = {
  promise: 'No kill -9 loses or doubles what was acknowledged, or keeps the server from starting again',
  run: async (size: Size): Promise<Outcome> => {
    const rounds = size === 'full' ? 500 : 20;
    const { results, sum, judge, lost } = await inLanes(rounds, runLane);
    const doubled = sum(({ doubledRows }) => doubledRows);
    judge.expectZero(doubled, 'rows were stored twice');
    for (const answer of new Set(results.flatMap(({ refused }) => refused)))
      judge.broken.push(`A write was refused: ${answer}`);
    return {
      figures: {
        Kills: rounds,
        'Rows acknowledged': sum(({ rows }) => rows),
        'Files acknowledged': sum(({ files }) => files),
        'Rows doubled': doubled,
        ...lost,
        'Median start after a kill (ms)': median(results.flatMap(({ starts }) => starts)),
      },
      broken: judge.broken,
    };
  },
};

async function runLane(rounds: number) {
  const dataDir = await makeDataDir('kills', 'memory');
  const ledger = createLedger();
  const refused: string[] = [];
  const starts: number[] = [];
  let failedStarts = 0;
  const found = { lostRows: 0, doubledRows: 0, lostFiles: 0 };
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
    await wait(Math.random() * longestLife);
    // Every second round lives at least until a file is stored, so that kills fall among uploads too.
    if (round % 2 === 0) await storedOneMore(ledger);
    await server.stop('SIGKILL');
    refused.push(...(await Promise.all(writers)).flat());
    if (round % auditEvery === 0 || round === rounds) {
      const checker = await openServer(dataDir);
      const { lostRows, doubledRows, lostFiles } = await audit(checker, ledger);
      found.lostRows += lostRows;
      found.doubledRows += doubledRows;
      found.lostFiles += lostFiles;
      await checker.stop('SIGKILL');
    }
  }
  return { ...found, failedStarts, refused, starts, rows: ledger.rows.size, files: ledger.files.size };
}

async function storedOneMore({ files }: Ledger) {
  const enough = files.size + 1;
  for (let tries = 0; files.size < enough && tries < 300; tries += 1) await wait(10);
}

function median(values: number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0);
}
