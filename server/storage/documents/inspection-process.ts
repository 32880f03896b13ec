import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { refusals } from './document-refused.ts';
import type { DocumentKind } from './inspect-bytes.ts';

export type Bounds = { seconds: number; heapMegabytes: number };
export type InspectionRequest = { kind: DocumentKind; bytes: Buffer };
export type InspectionResult = { size: number } | { refusal: string };

/** Starting takes longer than the inspection of a resume. */
const idleSeconds = 30;
/** pdf-lib never forgets a name that it has read. */
const maxDocuments = 20;
const projectFolder = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Inspects documents in a process of its own, so that a hostile one can block or exhaust only that. A thread is not enough: when it
 * runs out of memory, it often ends the whole process. The process ends when it is idle, and after every refusal, so that nothing of
 * a hostile document remains.
 */
export function createInspectionProcess(bounds: Bounds) {
  let running: { child: ChildProcess; documents: number } | undefined;
  let idle: NodeJS.Timeout | undefined;

  return async (request: InspectionRequest): Promise<InspectionResult> => {
    clearTimeout(idle);
    if (!running?.child.connected) running = { child: await startProcess(bounds), documents: 0 };
    running.documents += 1;
    const { child, documents } = running;
    let result: InspectionResult | undefined;
    try {
      result = await runIn(child, request, bounds);
      return result;
    } finally {
      const isReusable = result && 'size' in result && documents < maxDocuments;
      if (isReusable) idle = setTimeout(stop, idleSeconds * 1_000).unref();
      else await stop();
    }
  };

  async function stop() {
    const child = running?.child;
    running = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
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

async function runIn(
  child: ChildProcess,
  request: InspectionRequest,
  bounds: Bounds,
): Promise<InspectionResult> {
  const { promise, resolve } = Promise.withResolvers<InspectionResult>();
  const unreadable = request.kind === 'pdf' ? refusals.unreadablePdf() : refusals.unreadableWord();
  const refuse = () => resolve({ refusal: unreadable.message });
  const onMessage = (result: unknown) => resolve(result as InspectionResult);
  const timer = setTimeout(refuse, bounds.seconds * 1_000);
  child.once('message', onMessage).once('exit', refuse);
  try {
    child.send(request, (error) => error && refuse());
    return await promise;
  } finally {
    clearTimeout(timer);
    child.off('message', onMessage).off('exit', refuse);
  }
}
