import sharp from 'sharp';
import { megabyte, memoryOf, resetPeak } from '../../support/memory.ts';
import { jpegBytes, licensePath, types } from '../../support/sample-files.ts';
import { send, uploadFile } from './requests.ts';
import { createChecks, placeFor, type Scenario } from './scenario.ts';

const memoryLimit = 300;

export const uploads: Scenario = {
  guarantee: `Parallel uploads of 10 MB are stored, with less than ${memoryLimit} MB of memory in all`,
  run: async (size, { makeDataDir, startServer }) => {
    // Fifteen in memory at once would pass the limit.
    const count = { short: 15, long: 20, full: 100 }[size];
    const server = await startServer(await makeDataDir('uploads', placeFor(size)));
    const small = jpegBytes(10 * megabyte);
    // One of a camera, whose decoding takes most of the memory.
    const first = size === 'short' ? small : await cameraPicture(10 * megabyte);
    const upload = (name: string, bytes: Buffer) =>
      uploadFile(server, 'employment-documents', name, bytes, types.jpg);
    // The first upload loads the image library.
    await upload(licensePath(), small);
    await resetPeak(server.pid);
    const before = await memoryOf(server.pid, 'VmRSS');
    const names = Array.from({ length: count }, () => licensePath());
    const answers = await Promise.all(names.map((name, at) => upload(name, at === 0 ? first : small)));
    const peak = await memoryOf(server.pid, 'VmHWM');
    const { text } = await send(server, {
      method: 'POST',
      path: '/storage/v1/object/list/employment-documents',
      key: server.staffKey,
      headers: { 'content-type': 'application/json' },
      body: '{"prefix":"","limit":1000}',
    });
    const stored = new Map(
      (JSON.parse(text) as Array<{ name: string; metadata: { size: number } }>).map(({ name, metadata }) => [
        name,
        metadata.size,
      ]),
    );
    await server.stop();

    const checks = createChecks();
    const refused = answers.filter(({ status }) => status !== 200);
    checks.expectZero(refused.length, `uploads were refused, first: ${refused[0]?.text}`);
    // The server re-encodes pictures, so their size differs.
    checks.expectZero(names.filter((name) => !stored.get(name)).length, 'files are missing');
    checks.expect(peak < memoryLimit, `Memory peaked at ${peak} MB`);
    return {
      figures: {
        'Parallel uploads of 10 MB': count,
        Stored: names.filter((name) => stored.get(name)).length,
        'Memory before (MB)': before,
        'Peak memory (MB)': peak,
      },
      failures: checks.failures,
    };
  },
};

/** A picture of 24 megapixels that has to be turned. */
async function cameraPicture(size: number): Promise<Buffer> {
  const background = { width: 5700, height: 4200, channels: 3 as const, background: '#c84' };
  const picture = await sharp({ create: background }).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  return Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
}
