import sharp, { type Sharp } from 'sharp';

const gainMapXmp = `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/">
  <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
    <rdf:Description xmlns:hdrgm="http://ns.adobe.com/hdr-gain-map/1.0/" hdrgm:Version="1.0"
      hdrgm:GainMapMax="3" hdrgm:HDRCapacityMax="3"/>
  </rdf:RDF>
</x:xmpmeta>`;

/** Adds a gain map to a JPEG, as recent phones do. libvips has a loader for it that decodes the whole picture at once. */
export async function ultraHdrJpeg(picture: Sharp): Promise<Buffer> {
  const gray = { width: 64, height: 64, channels: 3 as const, background: '#888' };
  const gainMap = await sharp({ create: gray }).toColourspace('b-w').jpeg().toBuffer();
  // The multi-picture segment announces the second picture. Its index is not read.
  return Buffer.concat([
    withSegment(await picture.toBuffer(), 0xe2, 'MPF\0MM\0*\0\0\0\x08\0\0\0\0\0\0'),
    withSegment(gainMap, 0xe1, gainMapXmp),
  ]);
}

/** Inserts a segment after the start mark. */
function withSegment(jpeg: Buffer, marker: number, text: string): Buffer {
  const header = Buffer.from([0xff, marker, 0, 0]);
  header.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), header, Buffer.from(text, 'latin1'), jpeg.subarray(2)]);
}
