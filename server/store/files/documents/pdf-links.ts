import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { refusals } from './document-refused.ts';
import { isOrdinaryLink } from './link-target.ts';

export type NumberedObject = { number: number | undefined; object: PDFObject };

/** A link, and the address that all links of a file are relative to. */
const linkKeys = [PDFName.of('URI'), PDFName.of('Base')];

/** Refuses links to file shares and to programs. */
export function refuseHarmfulLinks(objects: NumberedObject[]): void {
  const links: PDFObject[] = [];
  const waiting: PDFObject[] = objects.map(({ object }) => object);
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (object instanceof PDFRawStream) waiting.push(object.dict);
    else if (object instanceof PDFArray) waiting.push(...object.asArray());
    else if (object instanceof PDFDict) {
      waiting.push(...object.values());
      links.push(...linkKeys.flatMap((key) => object.get(key) ?? []));
    }
  }
  const referenced = new Set(links.filter((link) => link instanceof PDFRef).map((ref) => ref.objectNumber));
  // The numbers of packed objects are not known here, so every packed text counts as a link if any link is a reference.
  const isReferenced = (number: number | undefined) =>
    referenced.size > 0 && (number === undefined || referenced.has(number));
  const texts = objects.filter(({ number }) => isReferenced(number)).map(({ object }) => object);
  for (const link of [...links, ...texts]) if (!isOrdinary(link)) throw refusals.activePdf();
}

function isOrdinary(link: PDFObject): boolean {
  return !(link instanceof PDFString || link instanceof PDFHexString) || isOrdinaryLink(link.decodeText());
}
