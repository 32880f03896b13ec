import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { runCommandLine } from '../../cli/run-command-line.ts';
import { clientsOf } from '../support/clients.ts';
import { shareServer, type TestServer, type TestServerOptions } from '../support/open-test-server.ts';
import { pdfBytes, resumePath } from '../support/sample-files.ts';
import { publicUrl, sampleApplication, sampleVerification } from '../support/samples.ts';
import { shareFolder } from '../support/test-folder.ts';
import { sendWithFiles, uploadResume } from '../support/upload-files.ts';

export type Ended = { code: number | null; out: string; err: string };

/** Runs the tool inside this process, one call after the other. A process of its own takes several times as long. */
export async function runCli(args: string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const out = capture(process.stdout);
  const err = capture(process.stderr);
  try {
    const code = await runCommandLine(args, env);
    return { code, out: out.text(), err: err.text() };
  } finally {
    out.restore();
    err.restore();
  }
}

function capture(stream: NodeJS.WriteStream) {
  let text = '';
  const spy = vi.spyOn(stream, 'write').mockImplementation((chunk) => {
    text += chunk;
    return true;
  });
  return { text: () => text, restore: () => spy.mockRestore() };
}

/** Runs the tool as its own process, with only the given environment. */
export async function spawnCli(args: string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const child = spawn(process.execPath, [path.resolve('cli/main.ts'), ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = { code: null as number | null, out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => {
    ended.out += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    ended.err += chunk;
  });
  [ended.code] = (await once(child, 'close')) as [number | null];
  return ended;
}

/** Opens a server with an empty database for one test file, and makes a folder to write to. */
export function prepareServer(options: TestServerOptions = {}) {
  const server = shareServer(() => options);
  const folder = shareFolder();
  const env = () => envFor(server);
  return {
    server,
    env,
    clients: () => clientsOf(server),
    folder,
    cli: (...args: string[]) => runCli(args, env()),
    cliWith: (changes: NodeJS.ProcessEnv, ...args: string[]) => runCli(args, { ...env(), ...changes }),
  };
}

/** The settings with which the tool finds a server and its keys. */
export const envFor = ({ url, dataDir }: TestServer) => ({ BACKEND_URL: url, DATA_DIR: dataDir });

type Clients = ReturnType<typeof clientsOf>;

/** Sends an application as the site does: the resume first. */
export async function sendApplication({ visitor }: Clients, resume: Buffer = pdfBytes(), changes = {}) {
  const resumeAt = resumePath();
  const { error } = await uploadResume(visitor, resumeAt, resume);
  if (error) throw error;
  const row = sampleApplication({ resume_url: publicUrl('resumes', resumeAt), ...changes });
  await visitor.from('job_applications').insert(row).throwOnError();
  return { ...row, resumeAt };
}

/** Sends a verification as the site does: both sides of the license first. */
export async function sendVerification({ visitor }: Clients, changes: Record<string, unknown> = {}) {
  const row = await sendWithFiles(visitor, 'employment_verifications', sampleVerification(changes));
  const pathOf = (url: string) => url.replace(/^.*\//, '');
  return { ...row, frontAt: pathOf(row.dl_front_url), backAt: pathOf(row.dl_back_url) };
}

export const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
