import { writeFileSync } from 'node:fs';
import path from 'node:path';

// Preloaded into every process of a build. Each writes its peak memory into a file when it exits.
process.on('exit', () => {
  const { BENCH_MEMORY_DIR = '' } = process.env;
  writeFileSync(path.join(BENCH_MEMORY_DIR, String(process.pid)), String(process.resourceUsage().maxRSS));
});
