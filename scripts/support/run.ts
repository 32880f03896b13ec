import { spawn } from 'node:child_process';
import path from 'node:path';

/** The project's tools and the Node that runs this script come first in the PATH. */
const binaries = [path.dirname(process.execPath), path.resolve('node_modules/.bin')].join(path.delimiter);

export type Command = { name: string; command: string; args: string[]; env?: NodeJS.ProcessEnv };

/** Runs a command until it exits. Shows its output, or captures it as `text`. */
export function run(
  { command, args, env }: Omit<Command, 'name'>,
  output: 'show' | 'capture' = 'show',
): Promise<{ code: number; text: string }> {
  return new Promise((resolve, reject) => {
    const stdio = output === 'show' ? 'inherit' : 'pipe';
    const child = spawn(command, args, {
      stdio: ['ignore', stdio, stdio],
      env: { ...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH}`, ...env },
    });
    let text = '';
    const capture = (chunk: Buffer) => {
      text += chunk;
    };
    child.stdout?.on('data', capture);
    child.stderr?.on('data', capture);
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code: code ?? 1, text }));
  });
}
