import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { runCommandLine } from '../../cli/run-command-line.ts';
import { clientsOf } from '../support/clients.ts';
import { shareServer, type TestServer, type TestServerOptions } from '../support/open-test-server.ts';
import {
  fileOf,
  jpegBytes,
  licensePath,
  pdfBytes,
  pngBytes,
  resumePath,
  types,
} from '../support/sample-files.ts';
import { sampleApplication, sampleVerification } from '../support/samples.ts';
import { shareFolder } from '../support/test-folder.ts';

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
  const bucket = visitor.storage.from('resumes');
  const { error } = await bucket.upload(resumeAt, fileOf(resume, 'cv.pdf', types.pdf));
  if (error) throw error;
  const row = sampleApplication({ resume_url: bucket.getPublicUrl(resumeAt).data.publicUrl, ...changes });
  await visitor.from('job_applications').insert(row).throwOnError();
  return { ...row, resumeAt, resume };
}

/** Sends a verification as the site does: both sides of the license first. */
export async function sendVerification({ visitor, staff }: Clients, changes: Record<string, unknown> = {}) {
  const [frontAt, backAt] = [licensePath('front'), licensePath('back', 'png')];
  const bucket = visitor.storage.from('employment-documents');
  for (const [at, file] of [
    [frontAt, fileOf(jpegBytes(3000), 'a.jpg', types.jpg)],
    [backAt, fileOf(pngBytes(4000), 'b.png', types.png)],
  ] as const) {
    const { error } = await bucket.upload(at, file);
    if (error) throw error;
  }
  const row = sampleVerification({
    dl_front_url: bucket.getPublicUrl(frontAt).data.publicUrl,
    dl_back_url: bucket.getPublicUrl(backAt).data.publicUrl,
    ...changes,
  });
  await visitor.from('employment_verifications').insert(row).throwOnError();
  // Read back, because the server re-encodes pictures.
  const stored = async (at: string) => {
    const { data } = await staff.storage.from('employment-documents').download(at);
    return Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer());
  };
  return { ...row, frontAt, backAt, front: await stored(frontAt), back: await stored(backAt) };
}

export const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
