import { appendFile } from 'node:fs/promises';
import { expect, onTestFinished } from 'vitest';
import { openTestServer } from '../support/open-test-server.ts';
import { recordLog } from './record-log.ts';
import type { Scenario, Size } from './scenarios/scenario.ts';
import { createWorkspace } from './scenarios/workspace.ts';

/** Runs a scenario as a test. Servers that it does not kill or measure are inside of this process. */
export async function runScenario(
  { guarantee, run }: Scenario,
  size: Size,
  database: 'embedded' | 'postgres' = 'embedded',
): Promise<void> {
  const output = recordLog();
  const workspace = createWorkspace(async (dataDir, { databaseUrl, env = {} }) => {
    const server = await openTestServer({
      database: databaseUrl ? { url: databaseUrl } : database,
      dataDir,
      env,
    });
    return { ...server, output, stop: server.remove };
  });
  onTestFinished(workspace.remove);
  const { figures, failures } = await run(size, workspace);
  // The bench makes tables of them.
  const file = process.env.SCENARIO_FIGURES;
  if (file) await appendFile(file, `${JSON.stringify({ guarantee, figures })}\n`);
  else console.log(figures);
  expect(failures).toEqual([]);
}
