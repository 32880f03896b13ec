import { createChecks } from './scenario.ts';

type LaneResult = { failedStarts: number; lostRows: number; lostFiles: number };

const lanes = 2;

/** Divides the rounds among parallel lanes with a server each, and checks that none lost acknowledged data. */
export async function runInLanes<Lane extends LaneResult>(
  rounds: number,
  runLane: (rounds: number) => Promise<Lane>,
) {
  const results = await Promise.all(Array.from({ length: lanes }, () => runLane(rounds / lanes)));
  const sum = (read: (result: Lane) => number) => results.reduce((total, lane) => total + read(lane), 0);
  const lost = {
    'Rows lost': sum(({ lostRows }) => lostRows),
    'Files lost': sum(({ lostFiles }) => lostFiles),
    'Failed starts': sum(({ failedStarts }) => failedStarts),
  };
  const checks = createChecks();
  checks.expectZero(lost['Failed starts'], 'starts failed');
  checks.expectZero(lost['Rows lost'], 'acknowledged rows were lost');
  checks.expectZero(lost['Files lost'], 'acknowledged files were lost or changed');
  return { results, sum, checks, lost };
}
