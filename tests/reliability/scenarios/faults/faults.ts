import type { Outcome, Scenario, Size } from '../scenario.ts';
import type { Workspace } from '../workspace.ts';
import { databaseStopped } from './database-stopped.ts';
import { diskFull } from './disk-full.ts';
import { readOnlyFolder } from './read-only-folder.ts';
import { slowDisk } from './slow-disk.ts';

type Case = (size: Size, workspace: Workspace) => Promise<Outcome>;

const cases: Case[] = [diskFull, readOnlyFolder, databaseStopped, slowDisk];

export const faults: Scenario = {
  guarantee:
    'With a full, read-only or slow disk or a stopped database, the server refuses clearly and recovers without a restart',
  run: async (size, workspace) => {
    const outcomes: Outcome[] = [];
    for (const runCase of cases) outcomes.push(await runCase(size, workspace));
    return {
      figures: Object.assign({}, ...outcomes.map(({ figures }) => figures)) as Outcome['figures'],
      failures: outcomes.flatMap(({ failures }) => failures),
    };
  },
};
