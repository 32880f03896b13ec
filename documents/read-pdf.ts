import {
  decodePDFRawStream,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';

export type ReadField = { name: string; tooltip: string; page: number; top: number; order: number };
type ReadLine = { page: number; x: number; y: number; text: string };

/** Reads from a PDF what the tests check. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  const pages = pdf.getPages();
  return {
    title: pdf.getTitle(),
    author: pdf.getAuthor(),
    language: pdf.getLanguage(),
    showsTitle: pdf.catalog.getOrCreateViewerPreferences().getDisplayDocTitle(),
    isTagged: pdf.catalog.has(PDFName.of('StructTreeRoot')) && pdf.catalog.has(PDFName.of('MarkInfo')),
    tabOrders: pages.map(({ node }) => String(node.get(PDFName.of('Tabs')))),
    sizes: pages.map((page) => page.getSize()),
    fields: readFields(pdf, pages),
    lines: pages.flatMap(readLines),
  };
}

function readFields(pdf: PDFDocument, pages: PDFPage[]): ReadField[] {
  return pdf
    .getForm()
    .getFields()
    .map((field, order) => {
      const tooltip = field.acroField.dict.get(PDFName.of('TU'));
      const [widget] = field.acroField.getWidgets();
      const page = pages.findIndex(({ ref }) => ref === widget?.P());
      const { y = 0, height = 0 } = widget?.getRectangle() ?? {};
      return {
        name: field.getName(),
        tooltip: tooltip instanceof PDFString || tooltip instanceof PDFHexString ? tooltip.decodeText() : '',
        page,
        top: y + height,
        order,
      };
    });
}

/** The lines of a page in drawing order. Knows only the operators that sheet.ts writes. */
function readLines(page: PDFPage, index: number): ReadLine[] {
  const stream = page.node.Contents();
  if (!(stream instanceof PDFRawStream)) throw new Error(`Page ${index + 1} has no content.`);
  const content = Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1');
  return [...content.matchAll(/1 0 0 1 (\S+) (\S+) Tm \[(.*?)\] TJ/g)].map(([, x, y, codes = '']) => ({
    page: index,
    x: Number(x),
    y: Number(y),
    text: [...codes.matchAll(/<([0-9a-f]*)>/g)]
      .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
      .join('')
      .trim(),
  }));
}
