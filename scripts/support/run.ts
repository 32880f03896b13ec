import { spawn } from 'node:child_process';
import path from 'node:path';

/** The project's commands, run by the Node that runs this. */
const binaries = [path.dirname(process.execPath), path.resolve('node_modules/.bin')].join(path.delimiter);

export type Command = { name: string; command: string; args: string[]; env?: NodeJS.ProcessEnv };

/** Runs one command of the project to its end, its output going where `output` says. */
export function run(
  { command, args, env }: Omit<Command, 'name'>,
  output: 'show' | 'keep' = 'show',
): Promise<{ code: number; text: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', output === 'show' ? 'inherit' : 'pipe', output === 'show' ? 'inherit' : 'pipe'],
      env: { ...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH}`, ...env },
    });
    let text = '';
    const keep = (chunk: Buffer) => {
      text += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code: code ?? 1, text }));
  });
}
