import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { clientsOf, requestWith } from '../support/clients.ts';
import { multiScanJpeg } from '../support/multi-scan-jpeg.ts';
import { fileOf, jpegBytes, licensePath, types } from '../support/sample-files.ts';
import { ultraHdrJpeg } from '../support/ultra-hdr-jpeg.ts';
import { seededDataDir, serverFor } from './fixtures.ts';

const megabyte = 1024 * 1024;
/** `npm run bench:reliability` sends a hundred. */
const files = 20;

/** Only Linux reports the peak. */
const isLinux = process.platform === 'linux';

it.runIf(isLinux)(
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

it.runIf(isLinux)('pictures that would need much memory are refused below 350 MB', async () => {
  const server = await serverFor({ dataDir: await seededDataDir() });
  const repeat = (bytes: Buffer, extension: 'jpg' | 'png') =>
    Array.from({ length: 4 }, () => send(server, bytes, extension));
  const hostile = [
    ...repeat(await plainPicture(7000, 7000).jpeg({ progressive: true }).toBuffer(), 'jpg'),
    ...repeat(multiScanJpeg(7000), 'jpg'),
    ...repeat(await ultraHdrJpeg(plainPicture(7000, 7000).jpeg({ progressive: true })), 'jpg'),
    ...repeat(await deepPicture().png({ progressive: true }).toBuffer(), 'png'),
    ...repeat(await deepPicture().png().withMetadata({ orientation: 6 }).toBuffer(), 'png'),
  ];
  const refusal = expect.stringContaining('Take a new photo, or save it smaller');
  expect(await Promise.all(hostile)).toEqual(hostile.map(() => refusal));
  expect(await peakMemory(server.pid)).toBeLessThan(350 * megabyte);
});

it.runIf(isLinux)('pictures of cameras and editors are stored below 350 MB', async () => {
  const server = await serverFor({ dataDir: await seededDataDir() });
  const largest = plainPicture(8064, 6048).jpeg().withMetadata({ orientation: 6 });
  const pictures = [
    await plainPicture(4032, 3024).jpeg().toBuffer(),
    await ultraHdrJpeg(plainPicture(4032, 3024).jpeg({ progressive: true, chromaSubsampling: '4:4:4' })),
    await largest.toBuffer(),
    await ultraHdrJpeg(largest),
  ];
  for (const picture of pictures) expect(await send(server, picture, 'jpg')).toBe(200);
  expect(await peakMemory(server.pid)).toBeLessThan(350 * megabyte);
});

/** Returns the message of a refusal, otherwise the status. */
async function send(server: Awaited<ReturnType<typeof serverFor>>, bytes: Buffer, extension: 'jpg' | 'png') {
  const path = `/storage/v1/object/employment-documents/${licensePath('front', extension)}`;
  const answer = await requestWith(server, server.anonKey, path, {
    method: 'POST',
    body: new Uint8Array(bytes),
    headers: { 'content-type': types[extension] },
  });
  return (await answer.json()).message ?? answer.status;
}

function plainPicture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#c84' } });
}

/** 25 million pixels with alpha and 16 bits: 200 MB. */
function deepPicture() {
  return plainPicture(5000, 5000).ensureAlpha().toColourspace('rgb16');
}

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
