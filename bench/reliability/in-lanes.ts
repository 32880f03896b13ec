import { createJudge } from './part.ts';

/** What any lane finds out: how often the server did not start again, and what was acknowledged and is not there. */
type Found = { failedStarts: number; lostRows: number; lostFiles: number };

const lanes = 2;

/** Shares the rounds of a fault among lanes with a server each, and judges what all of them must keep. */
export async function inLanes<Lane extends Found>(
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
  const judge = createJudge();
  judge.expectZero(lost['Failed starts'], 'starts failed');
  judge.expectZero(lost['Rows lost'], 'acknowledged rows were lost');
  judge.expectZero(lost['Files lost'], 'acknowledged files were lost or changed');
  return { results, sum, judge, lost };
}
