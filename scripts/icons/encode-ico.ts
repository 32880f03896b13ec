const headerLength = 6;
const entryLength = 16;

/** Packs PNG files into one .ico file: a header, an entry for each file, then the files. */
export function encodeIco(pngs: Buffer[]): Buffer {
  const header = Buffer.alloc(headerLength);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pngs.length, 4);
  let offset = headerLength + entryLength * pngs.length;
  const entries = pngs.map((png) => {
    const entry = Buffer.alloc(entryLength);
    // A PNG holds its width and height at fixed offsets.
    entry.writeUInt8(png.readUInt32BE(16), 0);
    entry.writeUInt8(png.readUInt32BE(20), 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pngs]);
}
