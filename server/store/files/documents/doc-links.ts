import { isActiveCode } from './field-code.ts';
import { isWebLink } from './link-target.ts';

/** Class ids that begin the parts of a stored link, as [MS-OSHARED] 2.3.7 defines them. */
const linkId = Buffer.from('d0c9ea79f9bace118c8200aa004ba90b', 'hex');
const urlId = Buffer.from('e0c9ea79f9bace118c8200aa004ba90b', 'hex');
const fileId = Buffer.from('0303000000000000c000000000000046', 'hex');
const idLength = 16;
const flagsOffset = idLength + 4;
/** The target is a text without a class id. Used for file shares. */
const targetAsText = 0x100;

const [begin, separate, end] = ['\x13', '\x14', '\x15'];
/** Its code, and the beginning of another field inside of it. */
const linkingField = new RegExp(
  String.raw`${begin}(\s*(?:HYPERLINK|INCLUDEPICTURE)[^${begin}${separate}${end}]*)(${begin}?)`,
  'gi',
);

/** Whether a field of an old Word file links to anything unusual. It reads text of one or two bytes a letter. */
export function hasHarmfulLink(reading: string): boolean {
  return [...reading.matchAll(linkingField)].some(([, code = '', inner]) =>
    isActiveCode(code, Boolean(inner)),
  );
}

/** Whether a stream stores such a link beside the field's text, where Word looks first. */
export function hasHarmfulTarget(stream: Buffer): boolean {
  return (
    stream.includes(fileId) ||
    offsetsOf(stream, linkId).some((at) => stream.readUInt32LE(at + flagsOffset) & targetAsText) ||
    offsetsOf(stream, urlId).some((at) => !isWebLink(urlAt(stream, at + idLength)))
  );
}

function urlAt(stream: Buffer, at: number): string {
  const length = stream.readUInt32LE(at);
  return stream.toString('utf16le', at + 4, at + 4 + length).split('\0')[0] ?? '';
}

function offsetsOf(stream: Buffer, id: Buffer): number[] {
  const offsets: number[] = [];
  for (let at = stream.indexOf(id); at >= 0; at = stream.indexOf(id, at + idLength)) offsets.push(at);
  return offsets;
}
