import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fingerprintSources, writeFingerprint } from '../../scripts/build/fingerprint.ts';
import { openEmbedded } from '../../server/database/open-embedded.ts';
import { endWithProcess } from '../support/end-with-process.ts';
import { linkProject } from '../support/link-project.ts';
import { pdfBytes, resumePath, types } from '../support/sample-files.ts';
import { ensureSite } from '../support/start-server.ts';
import { seededDataDir } from './fixtures.ts';

it('SIGTERM to npm alone finishes a running upload and ends every process of npm start', async () => {
  const dataDir = await seededDataDir();
  const { npm, url, output } = await startWithNpm(dataDir);
  const name = resumePath();
  const bytes = pdfBytes(1_000_000, 'slow');
  const headers = {
    apikey: 'sb_publishable_harborlight',
    'content-type': types.pdf,
    'content-length': bytes.length,
  };
  const upload = request(`${url}/storage/v1/object/resumes/${name}`, { method: 'POST', headers });
  upload.write(bytes.subarray(0, 500_000));
  // The server answers this after it has started on the upload above.
  await fetch(`${url}/healthz`);

  npm.kill('SIGTERM');
  await once(npm, 'exit');
  upload.end(bytes.subarray(500_000));
  const [answer] = (await once(upload, 'response')) as [{ statusCode: number; resume: () => void }];
  answer.resume();
  expect(answer.statusCode).toBe(200);
  // The pipe ends with the last process that holds it.
  if (!npm.stdout.readableEnded) await once(npm.stdout, 'end');
  expect(output()).toMatch(/^.+ is open at \S+\n(Nobody can sign in.+\n)?$/m);

  // The folder is free again, and the upload is in it.
  const database = await openEmbedded(dataDir);
  onTestFinished(database.close);
  const stored = await database.asOwner((query) =>
    query('select name from storage.objects where name = $1', [name]),
  );
  expect(stored).toEqual([{ name }]);
});

/** Runs `npm start` in a folder that counts as built, with a site of one page. */
async function startWithNpm(dataDir: string) {
  const project = await linkProject();
  onTestFinished(project.remove);
  await mkdir(path.join(project.dir, 'build'));
  writeFingerprint(path.join(project.dir, 'build'), fingerprintSources(), []);
  const { siteDir, staffDir } = await ensureSite(dataDir);
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: project.dir,
    // A group of its own, whose every process can be ended.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_FORMAT: 'text',
      SITE_DIR: siteDir,
      STAFF_DIR: staffDir,
    },
  });
  const endGroup = () => {
    if (npm.pid && !npm.stdout.readableEnded) process.kill(-npm.pid, 'SIGKILL');
  };
  endWithProcess(npm, endGroup);
  onTestFinished(endGroup);
  let text = '';
  const url = await new Promise<string>((resolve, reject) => {
    npm.stdout.on('data', (chunk: Buffer) => {
      text += chunk;
      const address = /open at (http:\S+)/.exec(text)?.[1];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
    npm.stdout.on('end', () => reject(new Error(`npm start ended:\n${text}`)));
  });
  return { npm, url, output: () => text };
}
