import sharp from 'sharp';
import { expect, it } from 'vitest';
import { type Deployment, postFile } from '../support/clients.ts';
import { memoryOf } from '../support/memory.ts';
import { multiScanJpeg } from '../support/multi-scan-jpeg.ts';
import { licensePath, types } from '../support/sample-files.ts';
import { ultraHdrJpeg } from '../support/ultra-hdr-jpeg.ts';
import { seededDataDir, serverFor } from './fixtures.ts';

/** In megabytes. */
const memoryLimit = 350;

/** Only Linux reports the peak. */
const isLinux = process.platform === 'linux';

it.runIf(isLinux)(`pictures that would need much memory are refused below ${memoryLimit} MB`, async () => {
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
  expect(await memoryOf(server.pid, 'VmHWM')).toBeLessThan(memoryLimit);
});

it.runIf(isLinux)(`pictures of cameras and editors are stored below ${memoryLimit} MB`, async () => {
  const server = await serverFor({ dataDir: await seededDataDir() });
  const largest = plainPicture(8064, 6048).jpeg().withMetadata({ orientation: 6 });
  const pictures = [
    await plainPicture(4032, 3024).jpeg().toBuffer(),
    await ultraHdrJpeg(plainPicture(4032, 3024).jpeg({ progressive: true, chromaSubsampling: '4:4:4' })),
    await largest.toBuffer(),
    await ultraHdrJpeg(largest),
  ];
  for (const picture of pictures) expect(await send(server, picture, 'jpg')).toBe(200);
  expect(await memoryOf(server.pid, 'VmHWM')).toBeLessThan(memoryLimit);
});

/** Returns the message of a refusal, otherwise the status. */
async function send(server: Deployment, bytes: Buffer, extension: 'jpg' | 'png') {
  const path = `employment-documents/${licensePath('front', extension)}`;
  const answer = await postFile(server, path, bytes, types[extension]);
  return (await answer.json()).message ?? answer.status;
}

function plainPicture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#c84' } });
}

/** 25 million pixels with alpha and 16 bits: 200 MB. */
function deepPicture() {
  return plainPicture(5000, 5000).ensureAlpha().toColourspace('rgb16');
}
