// Fails on an import that docs/architecture.md does not allow.
import { findArrows, findForbidden } from './rooms/find-arrows.ts';
import { rooms } from './rooms/rooms.ts';

const folders = [...new Set(Object.keys(rooms).map((room) => room.split('/')[0] ?? room))];

for (const { from, to } of findForbidden(findArrows(folders), rooms)) {
  console.log(`${from} imports ${to}`);
  process.exitCode = 1;
}
if (process.exitCode) console.log('scripts/rooms/rooms.ts says which room may import which.');
