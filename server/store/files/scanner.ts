import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { log } from '../../lib/log.ts';
import { NotAccepted, notAccepted } from '../../lib/not-accepted.ts';
import type { Sender } from '../../lib/serial-queue.ts';
import type { ScannerAddress } from '../../lib/settings/config.ts';
import { pingScanner, scanFile } from './scan-file.ts';

type ScanMark = 'clean' | 'not scanned';
export type Scanner = {
  /** Returns the mark for a file, or throws if it must not be stored. */
  scan(file: string, sender: Sender): Promise<ScanMark>;
};

type Options = {
  clamd: ScannerAddress;
  /** Whether a file that cannot be scanned is refused. */
  required: boolean;
  /** In milliseconds, for one file. */
  timeout?: number;
};

/** Scans files with ClamAV's daemon. The log says when the daemon goes away and when it is back. */
export function createScanner({ clamd, required, timeout = 20_000 }: Options): Scanner {
  // The daemon scans a few files at once. One sender's slow files would keep it from those of all others.
  const takeTurn = createSenderTurns();
  let isAway = false;
  let hasLoggedSizeLimit = false;
  // Not awaited: the server opens without the daemon.
  void pingScanner(clamd, timeout).then(logStateChange);

  return {
    async scan(file, sender) {
      const verdict = await takeTurn(sender, () => scanFile(file, clamd, timeout));
      logStateChange(verdict.state === 'failed' ? verdict.reason : undefined);
      if (verdict.state === 'clean') return 'clean';
      if (verdict.state === 'found') {
        log('the virus scanner refused a file', {
          sha256: hash('sha256', await readFile(file)),
          signature: verdict.signature,
        });
        throw notAccepted.infected();
      }
      if (verdict.state === 'too large') logSizeLimitOnce();
      if (required) throw new NotAccepted('scanner away');
      return 'not scanned';
    },
  };

  function logStateChange(reason: string | undefined): void {
    if (reason !== undefined && !isAway)
      log(
        required
          ? 'the virus scanner is away; uploads are refused'
          : 'the virus scanner is away; uploads are stored and marked "not scanned"',
        { reason },
      );
    if (reason === undefined && isAway) log('the virus scanner is back');
    isAway = reason !== undefined;
  }

  function logSizeLimitOnce(): void {
    if (!hasLoggedSizeLimit)
      log('an upload is larger than the virus scanner accepts; raise StreamMaxLength in clamd.conf');
    hasLoggedSizeLimit = true;
  }
}

/** Runs the tasks of one sender one after the other. Nobody waits for the tasks of another. */
function createSenderTurns() {
  const last = new Map<string, Promise<unknown>>();

  return async <Result>(sender: Sender, task: () => Promise<Result>): Promise<Result> => {
    if (sender === undefined) return task();
    const turn = (last.get(sender) ?? Promise.resolve()).then(task, task);
    last.set(sender, turn);
    try {
      return await turn;
    } finally {
      if (last.get(sender) === turn) last.delete(sender);
    }
  };
}
