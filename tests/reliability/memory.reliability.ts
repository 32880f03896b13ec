import { readFile, writeFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { clientsOf } from '../support/clients.ts';
import { fileOf, jpegBytes, licensePath, types } from '../support/sample-files.ts';
import { seededDataDir, serverFor } from './fixtures.ts';

const megabyte = 1024 * 1024;
const files = 100;

// The kernel keeps the peak only on Linux.
it.runIf(process.platform === 'linux')(
  `${files} files of 10 MB at once do not fill the memory`,
  async () => {
    const server = await serverFor({ dataDir: await seededDataDir() });
    const { visitor, staff } = clientsOf(server);
    const file = fileOf(jpegBytes(10 * megabyte), 'dl.jpg', types.jpg);
    // One first, so that what every upload needs is loaded.
    await visitor.storage.from('employment-documents').upload(licensePath(), file);
    await forgetPeak(server.pid);
    const before = await peakMemory(server.pid);

    const paths = Array.from({ length: files }, () => licensePath());
    const answers = await Promise.all(
      paths.map((path) => visitor.storage.from('employment-documents').upload(path, file)),
    );
    expect(answers.filter(({ error }) => error)).toEqual([]);
    const grown = (await peakMemory(server.pid)) - before;
    console.log(
      `Memory before: ${Math.round(before / megabyte)} MB; the peak grew by ${Math.round(grown / megabyte)} MB under ${files * 10} MB at once.`,
    );
    expect(grown).toBeLessThan(200 * megabyte);

    const { data } = await staff.storage.from('employment-documents').list('', { limit: 1000 });
    const sizes = new Map(data?.map(({ name, metadata }) => [name, metadata?.size]));
    expect(paths.filter((path) => sizes.get(path) !== 10 * megabyte)).toEqual([]);
  },
  120_000,
);

/** Sets the peak that the kernel remembers back to what is in use now. */
async function forgetPeak(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5');
}

async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}
