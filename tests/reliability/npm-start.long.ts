import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fingerprintSources, writeFingerprint } from '../../scripts/build/fingerprint.ts';
import { openEmbedded } from '../../server/store/database/open-embedded.ts';
import { endWithProcess } from '../support/end-with-process.ts';
import { linkProject } from '../support/link-project.ts';
import { ensureSite } from '../support/start-server.ts';
import { waitForText } from '../support/wait-for-text.ts';
import { seededDataDir } from './fixtures.ts';
import { startUpload } from './start-upload.ts';

it('SIGTERM to npm alone finishes a running upload and ends every process of npm start', async () => {
  const dataDir = await seededDataDir();
  const { npm, url, output } = await startWithNpm(dataDir);
  const { name, finish } = await startUpload(url);
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  expect(await finish()).toBe(200);
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
  const { found, text } = waitForText(npm, /open at (http:\S+)/, 'npm start');
  const [, url = ''] = await found;
  return { npm, url: url.replace('localhost', '127.0.0.1'), output: text };
}
