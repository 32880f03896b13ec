import { createChecks } from './scenario.ts';

type LaneResult = { failedStarts: number; rows: number; files: number; lostRows: number; lostFiles: number };

const maxLanes = 2;

/** Divides the rounds among parallel lanes with a server each, and checks that none lost acknowledged data. */
export async function runInLanes<Lane extends LaneResult>(
  rounds: number,
  runLane: (rounds: number) => Promise<Lane>,
) {
  const lanes = Math.min(maxLanes, rounds);
  const results = await Promise.all(Array.from({ length: lanes }, () => runLane(rounds / lanes)));
  const sum = (read: (result: Lane) => number) => results.reduce((total, lane) => total + read(lane), 0);
  const acknowledged = {
    'Rows acknowledged': sum(({ rows }) => rows),
    'Files acknowledged': sum(({ files }) => files),
  };
  const lost = {
    'Rows lost': sum(({ lostRows }) => lostRows),
    'Files lost': sum(({ lostFiles }) => lostFiles),
    'Failed starts': sum(({ failedStarts }) => failedStarts),
  };
  const checks = createChecks();
  for (const [name, count] of Object.entries(acknowledged))
    checks.expect(count > 0, `${name}: 0, so none could be lost`);
  checks.expectZero(lost['Failed starts'], 'starts failed');
  checks.expectZero(lost['Rows lost'], 'acknowledged rows were lost');
  checks.expectZero(lost['Files lost'], 'acknowledged files were lost or changed');
  return { results, sum, checks, acknowledged, lost };
}
