import { writeFileSync } from 'node:fs';
import { writeLicenses } from './supply-chain/licenses.ts';

writeFileSync('docs/licenses.md', writeLicenses());
console.log('Wrote docs/licenses.md');
