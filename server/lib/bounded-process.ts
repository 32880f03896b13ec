import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

export type Bounds = {
  seconds: number;
  heapMegabytes: number;
  /** After so many, 100 by default, the process is replaced: pdf-lib never forgets a name that it has read. */
  requests?: number;
  /** For the start, 30 by default: a busy machine may need that long. */
  startSeconds?: number;
  /** What the process may do beside reading the code. */
  grants?: Grants;
};
type Grants = {
  env?: Record<string, string>;
  /** Folders. */
  read?: string[];
  write?: string[];
  /** Native modules, such as sharp. */
  addons?: true;
  /** As for os.setPriority: what the server does meanwhile goes first. */
  priority?: number;
};
export type BoundedAnswer<Result> = { result: Result; usedMegabytes: number };

/** The machine has no room for another process now, or is too busy. */
export class NotStarted extends Error {}

/** Starting takes longer than most requests. */
const idleSeconds = 30;
const maxUsedMegabytes = 64;
const projectFolder = fileURLToPath(new URL('../../', import.meta.url));
/** Elsewhere, where `node_modules` is a link. */
const packagesFolder = realpathSync(new URL('../../node_modules', import.meta.url));

/**
 * Reads hostile input in a process of its own, one request at a time, so that it can block or exhaust only that. A thread is not
 * enough: when it runs out of memory, it often ends the whole process. `module` calls answerRequests(). Resolves to undefined if
 * the process needed too much time or memory.
 */
export function createBoundedProcess<Request, Result>(module: URL, bounds: Bounds) {
  let running: { child: ChildProcess; requests: number } | undefined;
  let idle: NodeJS.Timeout | undefined;

  /** `signal` ends the process. */
  return async (request: Request, signal?: AbortSignal): Promise<Result | undefined> => {
    clearTimeout(idle);
    if (!running?.child.connected) running = { child: await startProcess(module, bounds), requests: 0 };
    running.requests += 1;
    const { child, requests } = running;
    const answer = await runIn<Request, Result>(child, request, bounds, signal);
    const isReusable =
      answer && answer.usedMegabytes < maxUsedMegabytes && requests < (bounds.requests ?? 100);
    if (isReusable) idle = setTimeout(stop, idleSeconds * 1_000).unref();
    else await stop();
    return answer?.result;
  };

  async function stop() {
    const child = running?.child;
    running = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.ref();
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
}

/** Without the server's environment, and with no access but to read the code. */
async function startProcess(module: URL, bounds: Bounds): Promise<ChildProcess> {
  try {
    const child = spawnProcess(module, bounds);
    await waitUntilReady(child, bounds.startSeconds ?? 30);
    // An idle process must not keep the server from ending.
    child.unref();
    child.channel?.unref();
    return child;
  } catch (cause) {
    throw new NotStarted('The process that reads hostile input does not start', { cause });
  }
}

function spawnProcess(module: URL, { heapMegabytes, grants = {} }: Bounds): ChildProcess {
  const child = fork(module, {
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      '--max-semi-space-size=8',
      '--permission',
      `--allow-fs-read=${projectFolder}`,
      `--allow-fs-read=${packagesFolder}`,
      ...[...(grants.read ?? []), ...(grants.write ?? [])].map((dir) => `--allow-fs-read=${dir}`),
      ...(grants.write ?? []).map((dir) => `--allow-fs-write=${dir}`),
      ...(grants.addons ? ['--allow-addons'] : []),
    ],
    env: { ...(process.env.SystemRoot && { SystemRoot: process.env.SystemRoot }), ...grants.env },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  // The requests see that it has ended.
  child.on('error', () => {});
  // At once: on Linux a thread has the priority that its process had when it began.
  if (grants.priority && child.pid) setPriority(child.pid, grants.priority);
  return child;
}

/** A process that ends or hangs instead rejects, and is ended. */
async function waitUntilReady(child: ChildProcess, seconds: number): Promise<void> {
  const waiting = new AbortController();
  const { signal } = waiting;
  const timer = setTimeout(() => waiting.abort(), seconds * 1_000);
  const ended = once(child, 'exit', { signal }).then(() => Promise.reject(new Error('It ended')));
  try {
    await Promise.race([once(child, 'message', { signal }), ended]);
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  } finally {
    clearTimeout(timer);
    waiting.abort();
  }
}

/** Returns undefined if the process needed too much time or memory, or failed. */
async function runIn<Request, Result>(
  child: ChildProcess,
  request: Request,
  { seconds }: Bounds,
  signal?: AbortSignal,
): Promise<BoundedAnswer<Result> | undefined> {
  const { promise, resolve } = Promise.withResolvers<BoundedAnswer<Result> | undefined>();
  const fail = () => resolve(undefined);
  const onMessage = (answer: unknown) => resolve(answer as BoundedAnswer<Result>);
  const timer = setTimeout(fail, seconds * 1_000);
  child.once('message', onMessage).once('exit', fail);
  signal?.addEventListener('abort', fail);
  try {
    if (signal?.aborted) return undefined;
    child.send(request as object, (error) => error && fail());
    return await promise;
  } finally {
    clearTimeout(timer);
    child.off('message', onMessage).off('exit', fail);
    signal?.removeEventListener('abort', fail);
  }
}
