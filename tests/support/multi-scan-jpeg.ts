/** A gray baseline JPEG with one scan for each of its three components. A decoder has to hold all of it, as if it were progressive. */
export function multiScanJpeg(edge: number): Buffer {
  const size = [edge >> 8, edge & 255];
  const blocks = Math.ceil(edge / 8) ** 2;
  // Its only code is one zero bit: no difference, or no more coefficients. A block is two of them.
  const huffmanTable = (kind: 'dc' | 'ac') =>
    segment(0xc4, [kind === 'dc' ? 0x00 : 0x10, 1, ...Array(15).fill(0), 0]);
  const scans = [1, 2, 3].flatMap((component) => [
    segment(0xda, [1, component, 0, 0, 63, 0]),
    Buffer.alloc(Math.ceil(blocks / 4)),
  ]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array(64).fill(1)]),
    segment(0xc0, [8, ...size, ...size, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]),
    huffmanTable('dc'),
    huffmanTable('ac'),
    ...scans,
    Buffer.from([0xff, 0xd9]),
  ]);
}

function segment(marker: number, body: number[]): Buffer {
  const length = body.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 255, ...body]);
}
