import { writeFileSync } from 'node:fs';
import { writeLicenses } from './supply-chain/shipped.ts';

writeFileSync('docs/licenses.md', writeLicenses());
console.log('Written: docs/licenses.md');
