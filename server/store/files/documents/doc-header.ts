import { refusals } from './document-refused.ts';

/** Offsets in the header of a `WordDocument` stream, as [MS-DOC] 2.5 defines them. */
const header = { mark: 0x00, flags: 0x0a, associationsOffset: 0x19a, associationsLength: 0x19e };
/** Since Word 97. */
const wordMark = 0xa5ec;
const templateFlag = 0x0001;
const tableFlag = 0x0200;
/** In a table of texts: a mark, their number and the size of extra data come first. */
const firstText = 6;
const templateIndex = 1;

/** Reads whether an old Word file is a template, and the path of the template that it was written with. */
export function readDocHeader(
  text: Buffer,
  contentAt: (name: string) => Buffer | undefined,
): { isTemplate: boolean; template: string } {
  if (text.readUInt16LE(header.mark) !== wordMark) throw refusals.unreadableWord();
  const flags = text.readUInt16LE(header.flags);
  const table = contentAt(flags & tableFlag ? '1table' : '0table');
  const start = text.readUInt32LE(header.associationsOffset);
  const length = text.readUInt32LE(header.associationsLength);
  const isTemplate = Boolean(flags & templateFlag);
  if (!table || length === 0) return { isTemplate, template: '' };
  return { isTemplate, template: textAt(table.subarray(start, start + length), templateIndex) };
}

function textAt(texts: Buffer, index: number): string {
  let at = firstText;
  for (let skipped = 0; skipped < index; skipped += 1) at += 2 + 2 * texts.readUInt16LE(at);
  const length = texts.readUInt16LE(at);
  return texts.toString('utf16le', at + 2, at + 2 + 2 * length);
}
