import type { ChildProcess } from 'node:child_process';

/** Resolves with the match when a process has written it. Rejects if the process ends before. `text` is all that it has written. */
export function waitForText(child: ChildProcess, pattern: RegExp, name: string) {
  let text = '';
  const found = new Promise<RegExpExecArray>((resolve, reject) => {
    const look = (chunk: Buffer) => {
      text += chunk;
      const match = pattern.exec(text);
      if (match) resolve(match);
    };
    child.stdout?.on('data', look);
    child.stderr?.on('data', look);
    child.on('close', (code) =>
      reject(new Error(`${name} ended with ${code} before it was ready:\n${text}`)),
    );
  });
  return { found, text: () => text };
}
