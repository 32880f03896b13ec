import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The package of each tool. */
const packages = {
  biome: '@biomejs/biome',
  knip: 'knip',
  playwright: '@playwright/test',
  'react-router': '@react-router/dev',
  tsc: 'typescript',
  vite: 'vite',
  vitest: 'vitest',
};

type Tool = keyof typeof packages;
export type Command = { name: string; command: Tool | 'node'; args: string[]; env?: NodeJS.ProcessEnv };

/** Runs a tool of the project, or a script, until it exits. Shows its output, or captures it as `text`. */
export function run(
  { command, args, env }: Omit<Command, 'name'>,
  output: 'show' | 'capture' = 'show',
): Promise<{ code: number; text: string }> {
  return new Promise((resolve, reject) => {
    const stdio = output === 'show' ? 'inherit' : 'pipe';
    const script = command === 'node' ? args : [scriptOf(command), ...args];
    const child = spawn(process.execPath, script, {
      stdio: ['ignore', stdio, stdio],
      env: { ...process.env, PATH: pathWithNode(), ...env },
    });
    const forget = endTogether(() => child.kill());
    let text = '';
    const capture = (chunk: Buffer) => {
      text += chunk;
    };
    child.stdout?.on('data', capture);
    child.stderr?.on('data', capture);
    child.on('error', reject);
    child.on('exit', (code) => {
      forget();
      resolve({ code: code ?? 1, text });
    });
  });
}

/** The JavaScript file behind a tool. The command in node_modules/.bin is a batch file on Windows, which needs a shell. */
export function scriptOf(tool: Tool): string {
  const folder = path.resolve('node_modules', packages[tool]);
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, bin[tool]);
}

/** What a tool starts as `node` is the Node of this process. */
function pathWithNode(): string {
  return [path.dirname(process.execPath), process.env.PATH].join(path.delimiter);
}

/** A signal to this process alone ends the child too. Returns a function for when the child has ended. */
function endTogether(killChild: () => void): () => void {
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, exit);
  process.on('exit', killChild);
  return () => {
    for (const signal of signals) process.off(signal, exit);
    process.off('exit', killChild);
  };
}

function exit(): void {
  process.exit(1);
}
