import { exitCodes, isCode } from './problem.ts';
import { runCommandLine } from './run-command-line.ts';

// Calls process.exit, so that the exit handler removes unfinished files.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const)
  process.once(signal, () => {
    // The staff's server has listeners of its own, and ends its requests first.
    if (process.listenerCount(signal) === 0) process.exit(code);
  });
// A reader such as `head` may close the pipe early.
process.stdout.on('error', (error) => process.exit(isCode(error, 'EPIPE') ? 0 : exitCodes.problem));

process.exitCode = await runCommandLine(process.argv.slice(2), process.env);
