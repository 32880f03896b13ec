import { PDFDocument, PDFHexString, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import { site } from '#company/site.ts';
import { language } from '#content/language.ts';
import { embedFaces, type Faces } from './fonts.ts';
import { type Bookmark, writeOutline } from './outline.ts';
import { Sheet, usLetter } from './sheet.ts';
import { Structure } from './structure.ts';
import { createXmp } from './xmp.ts';

/** A fixed date, so that the same content always gives the same file. */
const edition = new Date('2026-11-15T12:00:00Z');

type Described = { title: string; description: string; file: string };

/** A PDF under construction: its pages, its tags, its form fields and its bookmarks. */
export class DocumentBuilder {
  readonly title: string;
  /** The URL path of the file. */
  readonly file: string;
  readonly pdf: PDFDocument;
  readonly faces: Faces;
  readonly structure: Structure;
  readonly sheets: Sheet[] = [];
  readonly fields: PDFRef[] = [];
  readonly bookmarks: Bookmark[] = [];

  constructor({ title, file }: Described, pdf: PDFDocument, faces: Faces) {
    this.title = title;
    this.file = file;
    this.pdf = pdf;
    this.faces = faces;
    this.structure = new Structure(pdf.context);
  }

  addSheet(): Sheet {
    const sheet = new Sheet(this.pdf.addPage([usLetter.width, usLetter.height]), this.structure, this.faces);
    this.sheets.push(sheet);
    return sheet;
  }

  async finish(): Promise<Uint8Array> {
    const { context, catalog } = this.pdf;
    for (const sheet of this.sheets) sheet.finish();
    const entries = {
      Lang: PDFHexString.fromText(language.locale),
      MarkInfo: context.obj({ Marked: true }),
      ViewerPreferences: context.obj({ DisplayDocTitle: true }),
      StructTreeRoot: this.structure.finish(this.sheets.map(({ page }) => page)),
      Outlines: writeOutline(context, this.bookmarks),
      Metadata: context.register(
        context.stream(Buffer.from(createXmp({ title: this.title, author: site.legalName, made: edition })), {
          Type: 'Metadata',
          Subtype: 'XML',
        }),
      ),
      AcroForm: context.obj({ Fields: this.fields, DR: { Font: { text: this.faces.text.ref } } }),
    };
    for (const [key, value] of Object.entries(entries)) catalog.set(PDFName.of(key), value);
    return this.pdf.save({ updateFieldAppearances: false });
  }
}

export async function startDocument(described: Described): Promise<DocumentBuilder> {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(described.title);
  pdf.setAuthor(site.legalName);
  pdf.setSubject(described.description);
  pdf.setProducer(site.legalName);
  pdf.setCreationDate(edition);
  pdf.setModificationDate(edition);
  return new DocumentBuilder(described, pdf, await embedFaces(pdf.context));
}
