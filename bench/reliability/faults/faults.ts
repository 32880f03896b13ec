import type { Outcome, Part, Size } from '../part.ts';
import { databaseAway } from './database-away.ts';
import { diskFull } from './disk-full.ts';
import { readOnlyFolder } from './read-only-folder.ts';
import { slowDisk } from './slow-disk.ts';

const cases: Array<(size: Size) => Promise<Outcome>> = [diskFull, readOnlyFolder, databaseAway, slowDisk];

export const faults: Part = {
  promise:
    'A full, read-only or slow disk and a database that is away are told clearly, and it goes on without a restart',
  run: async (size) => {
    const outcomes: Outcome[] = [];
    for (const one of cases) outcomes.push(await one(size));
    return {
      figures: Object.assign({}, ...outcomes.map(({ figures }) => figures)) as Outcome['figures'],
      broken: outcomes.flatMap(({ broken }) => broken),
    };
  },
};
