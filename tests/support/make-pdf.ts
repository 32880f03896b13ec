import { deflateSync } from 'node:zlib';

/** Bodies of objects by their number. Text stands for bytes (latin1). */
export type PdfObjects = Record<number, string>;

const pageObjects: PdfObjects = {
  1: '<< /Type /Catalog /Pages 2 0 R >>',
  2: '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
  3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] >>',
};

/** A PDF of one empty page with more objects, and a correct cross reference. */
export function makePdf(objects: PdfObjects = {}, { trailer = '', unlisted = '' } = {}): Buffer {
  const all = { ...pageObjects, ...objects };
  let text = `%PDF-1.7\n${unlisted}`;
  const places = Object.entries(all).map(([number, body]) => {
    const at = text.length;
    text += pdfObject(Number(number), body);
    return { number: Number(number), at };
  });
  const size = Math.max(...places.map(({ number }) => number)) + 1;
  const lines = Array.from({ length: size }, (_, number) => {
    const at = places.find((place) => place.number === number)?.at;
    return at === undefined ? '0000000000 65535 f \n' : `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${size}\n${lines.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

export function pdfObject(number: number, body: string): string {
  return `${number} 0 obj\n${body}\nendobj\n`;
}

export function pdfStream(content: Buffer, entries = ''): string {
  return `<< ${entries} /Length ${content.length} >>\nstream\n${content.toString('latin1')}\nendstream`;
}

/** A compressed object stream with one object. */
export function packedObject(number: number, body: string, entries = '/Type /ObjStm'): string {
  const list = `${number} 0 `;
  const content = deflateSync(Buffer.from(list + body, 'latin1'));
  return pdfStream(content, `${entries} /N 1 /First ${list.length} /Filter /FlateDecode`);
}
