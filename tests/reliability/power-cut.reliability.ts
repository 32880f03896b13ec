import { cp } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { clientsOf } from '../support/clients.ts';
import { pdfBytes, resumePath, types } from '../support/sample-files.ts';
import { sampleContact } from '../support/samples.ts';
import { startServer } from '../support/start-server.ts';
import { seededDataDir, serverFor } from './fixtures.ts';

const recorder = pathToFileURL('tests/support/record-syncs.ts').href;

// The recorder needs /proc.
const onLinux = it.runIf(process.platform === 'linux');

onLinux('acknowledged rows and files survive a power cut', async () => {
  const { rows, files, survivor } = await writeAndCutPower({});
  expect(rows.length + files.length).toBe(30);
  expect(await missingFrom(survivor, rows, files)).toEqual({ rows: [], files: [] });
});

onLinux('without fsync they would not survive (control)', async () => {
  const { rows, files, survivor } = await writeAndCutPower({ IGNORE_SYNCS: '1' });
  expect(await missingFrom(survivor, rows, files)).toEqual({ rows, files });
});

async function writeAndCutPower(env: NodeJS.ProcessEnv) {
  const dataDir = await seededDataDir();
  const surviving = `${dataDir}-surviving`;
  await cp(dataDir, surviving, { recursive: true });
  const server = await startServer({
    dataDir,
    env: { NODE_OPTIONS: `--import=${recorder}`, SURVIVING: surviving, ...env },
  });
  const { visitor } = clientsOf(server);
  const rows: string[] = [];
  const files: string[] = [];
  for (let at = 0; at < 20; at += 1) {
    const row = sampleContact();
    await visitor.from('contacts').insert(row).throwOnError();
    rows.push(row.id);
    if (at % 2) continue;
    const path = resumePath();
    const { error } = await visitor.storage
      .from('resumes')
      .upload(path, pdfBytes(50_000, path), { contentType: types.pdf });
    expect(error).toBeNull();
    files.push(path);
  }
  await server.stop('SIGKILL');
  return { rows, files, survivor: await serverFor({ dataDir: surviving }) };
}

async function missingFrom(server: Parameters<typeof clientsOf>[0], rows: string[], files: string[]) {
  const { staff } = clientsOf(server);
  const { data } = await staff.from('contacts').select('id').throwOnError();
  const stored = new Set(data.map(({ id }) => id));
  const lost: string[] = [];
  for (const path of files) {
    const file = await staff.storage.from('resumes').download(path);
    if (!(await file.data?.text())?.includes(path)) lost.push(path);
  }
  return { rows: rows.filter((id) => !stored.has(id)), files: lost };
}
