import { zipBytes } from './sample-files.ts';

const transitional = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const strict = 'http://purl.oclc.org/ooxml/officeDocument/relationships';
const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const wordTypes = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

type Relationship = { type: string; target: string; mode?: string; namespace?: string };

export function relationships(...list: Relationship[]): string {
  const items = list.map(
    ({ type, target, mode, namespace = transitional }, at) =>
      `<Relationship Id="rId${at + 1}" Type="${namespace}/${type}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`,
  );
  return `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${items.join('')}</Relationships>`;
}

export function contentTypes(more = ''): string {
  return `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="jpeg" ContentType="image/jpeg"/><Override PartName="/word/document.xml" ContentType="${wordTypes}.document.main+xml"/>${more}</Types>`;
}

export function documentOf(body: string): string {
  return `${declaration}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${transitional}"><w:body>${body}</w:body></w:document>`;
}

/** A paragraph with a field, its code in the given pieces. */
export function fieldOf(...pieces: string[]): string {
  const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const codes = pieces.map((piece) =>
    piece.startsWith('<') ? piece : `<w:r><w:instrText xml:space="preserve">${piece}</w:instrText></w:r>`,
  );
  return `${mark('begin')}${codes.join('')}${mark('separate')}<w:r><w:t>shown</w:t></w:r>${mark('end')}`;
}

/** The parts that Word writes for every document, in their order. */
const usualParts = {
  '[Content_Types].xml': contentTypes(),
  '_rels/.rels': relationships(
    { type: 'officeDocument', target: 'word/document.xml' },
    { type: 'extended-properties', target: 'docProps/app.xml' },
  ),
  'word/document.xml': documentOf('<w:p><w:r><w:t>Ada Example</w:t></w:r></w:p>'),
  'word/_rels/document.xml.rels': relationships(
    { type: 'styles', target: 'styles.xml' },
    { type: 'settings', target: 'settings.xml' },
  ),
  'word/settings.xml': `${declaration}<w:settings xmlns:w="urn:w"/>`,
  'word/styles.xml': `${declaration}<w:styles xmlns:w="urn:w"/>`,
  'docProps/app.xml': `${declaration}<Properties><Template>Resume.dotx</Template></Properties>`,
};

/** A document as Word writes it, with other or more parts. */
export function makeDocx(parts: Record<string, string | Buffer> = {}): Buffer {
  return zipBytes({ ...usualParts, ...parts });
}

/** Makers of a document with one other part. */
export const withPart = (name: string, content: string | Buffer) => () => makeDocx({ [name]: content });
export const withText = (xml: string) => withPart('word/document.xml', xml);
export const withBody = (body: string) => withText(documentOf(body));
export const withField = (...pieces: string[]) => withBody(fieldOf(...pieces));
export const withRelation = (relation: Relationship) =>
  withPart('word/_rels/document.xml.rels', relationships(relation));
export const withTypes = (more: string) => withPart('[Content_Types].xml', contentTypes(more));

/** The same with parts that may repeat a name. */
export function makeDocxWith(...parts: Array<[name: string, text: string]>): Buffer {
  return zipBytes([...Object.entries(usualParts), ...parts]);
}
