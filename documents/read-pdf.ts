import {
  decodePDFRawStream,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';

export type ReadField = {
  name: string;
  tooltip: string;
  /** What a radio button or check box stores. */
  values: string[];
  page: number;
  top: number;
  order: number;
};
type ReadLine = { page: number; x: number; y: number; text: string };

const winAnsi = new TextDecoder('windows-1252');

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
    /** What is not on a page: subject, bookmarks, tooltips, alternative texts. */
    alternatives: readEntries(pdf, ['Subject', 'Title', 'TU', 'Alt']),
    /** Of parts that are in another language than the document. */
    otherLanguages: readEntries(pdf, ['Lang'], 'StructElem'),
  };
}

function readFields(pdf: PDFDocument, pages: PDFPage[]): ReadField[] {
  return pdf
    .getForm()
    .getFields()
    .map((field, order) => {
      const widgets = field.acroField.getWidgets();
      const values = widgets.map((each) => each.getOnValue()?.decodeText() ?? '');
      const [widget] = widgets;
      const page = pages.findIndex(({ ref }) => ref === widget?.P());
      const { y = 0, height = 0 } = widget?.getRectangle() ?? {};
      return {
        name: field.getName(),
        tooltip: decode(field.acroField.dict.get(PDFName.of('TU'))) ?? '',
        values: values.filter(Boolean),
        page,
        top: y + height,
        order,
      };
    });
}

/** Texts of all objects, or of those of a type. */
function readEntries(pdf: PDFDocument, names: string[], type?: string): string[] {
  return pdf.context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFDict)
    .filter((dict) => !type || dict.get(PDFName.of('Type')) === PDFName.of(type))
    .flatMap((dict) => names.map((name) => decode(dict.get(PDFName.of(name)))))
    .filter((text) => text !== undefined);
}

function decode(value: unknown): string | undefined {
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : undefined;
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
      .map(([, hex = '']) => winAnsi.decode(Buffer.from(hex, 'hex')))
      .join('')
      .trim(),
  }));
}
