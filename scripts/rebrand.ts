import { findLeftovers } from './rebrand/find-leftovers.ts';
import { formatLeftovers } from './rebrand/report.ts';

if (process.argv.slice(2).join() !== '--check') {
  console.error('Use: npm run rebrand -- --check. It lists what is left of the demonstration.');
  process.exitCode = 2;
} else {
  const leftovers = findLeftovers();
  console.log(formatLeftovers(leftovers));
  process.exitCode = leftovers.length > 0 ? 1 : 0;
}
