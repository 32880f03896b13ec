import type { ChildProcess } from 'node:child_process';

const running = new Map<ChildProcess, () => void>();

process.once('exit', () => {
  for (const end of running.values()) end();
});
// A worker of Vitest lives on when Vitest itself is killed.
process.once('disconnect', () => process.exit(1));

/** Ends a child when this process ends, so that a test that is cut off leaves no process behind. */
export function endWithProcess(
  child: ChildProcess,
  end: () => void = () => void child.kill('SIGKILL'),
): void {
  running.set(child, end);
  child.once('close', () => running.delete(child));
}
