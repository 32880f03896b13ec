import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { clientsOf } from '../support/clients.ts';
import { fileOf, jpegBytes, licensePath, types } from '../support/sample-files.ts';
import { seededDataDir, serverFor } from './fixtures.ts';

const megabyte = 1024 * 1024;
/** `npm run bench:reliability` sends a hundred. */
const files = 20;

// Only Linux reports the peak.
it.runIf(process.platform === 'linux')(
  `${files} simultaneous uploads of 10 MB raise the peak memory by less than 200 MB`,
  async () => {
    const server = await serverFor({ dataDir: await seededDataDir() });
    const { visitor, staff } = clientsOf(server);
    const small = fileOf(jpegBytes(10 * megabyte), 'dl.jpg', types.jpg);
    const large = fileOf(await cameraPicture(10 * megabyte), 'dl.jpg', types.jpg);
    // The first upload loads the image library.
    await visitor.storage.from('employment-documents').upload(licensePath(), small);
    await resetPeak(server.pid);
    const before = await peakMemory(server.pid);

    const paths = Array.from({ length: files }, () => licensePath());
    const answers = await Promise.all(
      paths.map((path, at) =>
        visitor.storage.from('employment-documents').upload(path, at % 10 === 0 ? large : small),
      ),
    );
    expect(answers.filter(({ error }) => error)).toEqual([]);
    const grown = (await peakMemory(server.pid)) - before;
    console.log(
      `Memory before: ${Math.round(before / megabyte)} MB; the peak grew by ${Math.round(grown / megabyte)} MB under ${files * 10} MB at once.`,
    );
    expect(grown).toBeLessThan(200 * megabyte);

    const { data } = await staff.storage.from('employment-documents').list('', { limit: 1000 });
    const sizes = new Map(data?.map(({ name, metadata }) => [name, metadata?.size]));
    expect(paths.filter((path) => !sizes.get(path))).toEqual([]);
  },
  120_000,
);

/** A 24 megapixel picture with an EXIF rotation. */
async function cameraPicture(size: number): Promise<Buffer> {
  const background = { width: 5700, height: 4200, channels: 3 as const, background: '#c84' };
  const picture = await sharp({ create: background }).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  return Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
}

/** Resets the kernel's peak to the current use. */
async function resetPeak(pid: number): Promise<void> {
  await writeFile(`/proc/${pid}/clear_refs`, '5');
}

async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
}
