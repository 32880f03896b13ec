import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { refusals } from './document-refused.ts';
import type { DocumentKind } from './inspect-bytes.ts';

export type Bounds = { seconds: number; heapMegabytes: number };
export type InspectionRequest = { kind: DocumentKind; bytes: Buffer };
/** `isTooComplex`: the inspection ran into its limit of time or memory. */
export type InspectionResult = { size: number } | { refusal: string; isTooComplex?: boolean };
export type InspectionAnswer = { result: InspectionResult; usedMegabytes: number };

/** Starting takes longer than the inspection of a resume. */
const idleSeconds = 30;
/** pdf-lib never forgets a name that it has read, so the process is replaced from time to time. */
const maxDocuments = 100;
const maxUsedMegabytes = 64;
const projectFolder = fileURLToPath(new URL('../../../', import.meta.url));
/** Elsewhere, where `node_modules` is a link. */
const packagesFolder = realpathSync(new URL('../../../node_modules', import.meta.url));

/**
 * Inspects documents in a process of its own, so that a hostile one can block or exhaust only that. A thread is not enough: when it
 * runs out of memory, it often ends the whole process.
 */
export function createInspectionProcess(bounds: Bounds) {
  let running: { child: ChildProcess; documents: number } | undefined;
  let idle: NodeJS.Timeout | undefined;

  return async (request: InspectionRequest): Promise<InspectionResult> => {
    clearTimeout(idle);
    if (!running?.child.connected) running = { child: await startProcess(bounds), documents: 0 };
    running.documents += 1;
    const { child, documents } = running;
    const answer = await runIn(child, request, bounds);
    const isReusable = answer && answer.usedMegabytes < maxUsedMegabytes && documents < maxDocuments;
    if (isReusable) idle = setTimeout(stop, idleSeconds * 1_000).unref();
    else await stop();
    const { message } = request.kind === 'pdf' ? refusals.unreadablePdf() : refusals.unreadableWord();
    return answer?.result ?? { refusal: message, isTooComplex: true };
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
async function startProcess({ heapMegabytes }: Bounds): Promise<ChildProcess> {
  const child = fork(new URL('./inspection-child.ts', import.meta.url), {
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      '--max-semi-space-size=8',
      '--permission',
      `--allow-fs-read=${projectFolder}`,
      `--allow-fs-read=${packagesFolder}`,
    ],
    env: process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  const isReady = await Promise.race([
    once(child, 'message').then(() => true),
    once(child, 'exit').then(() => false),
  ]);
  if (!isReady) throw new Error('The process that inspects documents does not start');
  child.on('error', () => {});
  // An idle process must not keep the server from ending.
  child.unref();
  child.channel?.unref();
  return child;
}

/** Returns undefined if the process needed too much time or memory, or failed. */
async function runIn(
  child: ChildProcess,
  request: InspectionRequest,
  { seconds }: Bounds,
): Promise<InspectionAnswer | undefined> {
  const { promise, resolve } = Promise.withResolvers<InspectionAnswer | undefined>();
  const fail = () => resolve(undefined);
  const onMessage = (answer: unknown) => resolve(answer as InspectionAnswer);
  const timer = setTimeout(fail, seconds * 1_000);
  child.once('message', onMessage).once('exit', fail);
  try {
    child.send(request, (error) => error && fail());
    return await promise;
  } finally {
    clearTimeout(timer);
    child.off('message', onMessage).off('exit', fail);
  }
}
