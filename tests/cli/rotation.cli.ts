import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readMetrics } from '../support/read-metrics.ts';
import { sampleContact } from '../support/samples.ts';
import { prepareServer } from './run-cli.ts';

const { cli, cliWith, clients, folder, server } = prepareServer();
/** What ops/backup.service runs, in our folder. */
async function unitArguments(): Promise<string[]> {
  const [, command = ''] =
    /^ExecStart=.* cli -- (.+)$/m.exec(await readFile('ops/backup.service', 'utf8')) ?? [];
  return command.split(' ').map((value) => value.replace('/srv/harborlight-', `${folder('.')}/`));
}

const rotated = async () => (await readdir(folder('backups'))).sort();

it('backup --in --keep writes a verified backup, deletes older ones of its own, and tells the server', async () => {
  await clients().visitor.from('contacts').insert(sampleContact()).throwOnError();
  await mkdir(folder('backups'));
  await writeFile(folder('backups/backup-20200101T000000Z.tar.pgp'), 'by hand');
  await copyFile(`${server.dataDir}/keys/sealing-public.asc`, folder('backups/company.asc'));
  const unit = await unitArguments();
  const back = () => cli(...unit.map((value) => (value === '14' ? '1' : value)));
  const noted = async () => (await readMetrics(server.url)).valueOf('site_last_backup_timestamp_seconds');
  expect(await noted()).toBeUndefined();

  expect(await cli(...unit)).toMatchObject({ code: 0, out: expect.stringContaining('contacts: 1 row') });
  const [, first = ''] = await rotated();
  expect(first).toMatch(/^backup-\d{8}T\d{6}Z\.tar\.pgp$/);
  expect(Math.abs(((await noted()) ?? 0) - Date.now() / 1000)).toBeLessThan(60);

  // Names have seconds.
  await expect.poll(async () => (await back()).out).toContain(`deleted: ${first}`);
  const names = await rotated();
  expect(names).toEqual([
    'backup-20200101T000000Z.tar.pgp',
    expect.stringMatching(/Z\.tar\.pgp$/),
    'backups.jsonl',
    'company.asc',
  ]);
  expect(names[1]).not.toBe(first);
  const verified = await cli('verify', folder(`backups/${names[1]}`));
  expect(verified).toMatchObject({ code: 0, out: expect.stringContaining('complete and undamaged') });
});

it('a backup that fails deletes nothing', async () => {
  const before = await rotated();
  const nobody = { BACKEND_URL: 'http://127.0.0.1:9' };
  const failed = await cliWith(nobody, 'backup', '--in', folder('backups'), '--keep', '1');
  expect(failed).toMatchObject({ code: 1, err: expect.stringContaining('Nothing answers') });
  expect(await rotated()).toEqual(before);
});

it('BACKUP_DIR is where a backup goes that is given no other place', async () => {
  const dir = folder('volume');
  await mkdir(dir);
  expect(await cliWith({ BACKUP_DIR: dir }, 'backup', '--keep', '2')).toMatchObject({ code: 0 });
  expect((await readdir(dir)).sort()).toEqual([expect.stringMatching(/Z\.tar$/), 'backups.jsonl']);
  const elsewhere = folder('elsewhere.tar');
  expect(await cliWith({ BACKUP_DIR: dir }, 'backup', '--to', elsewhere)).toMatchObject({ code: 0 });
  expect(await readdir(dir)).toHaveLength(2);
});
