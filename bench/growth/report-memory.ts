import { writeFileSync } from 'node:fs';
import path from 'node:path';

// Loaded into every process of a build: each leaves a file that says how much memory it took at most.
process.on('exit', () => {
  const { BENCH_MEMORY_DIR = '' } = process.env;
  writeFileSync(path.join(BENCH_MEMORY_DIR, String(process.pid)), String(process.resourceUsage().maxRSS));
});
