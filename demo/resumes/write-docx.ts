import CFB from 'cfb';
import { escapeXml } from '#app/frame/site-files/xml.ts';
import type { Block, Resume } from './resume.ts';

type Style = 'Title' | 'Heading1' | 'Heading2' | 'ListParagraph' | 'Normal';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const officeTypes = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const relationshipTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const wordNamespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

const contentTypes = `${declaration}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${officeTypes}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${officeTypes}.styles+xml"/></Types>`;

const styles = `${declaration}<w:styles ${wordNamespace}>${[
  style('Normal', 'Normal', '<w:spacing w:after="80"/>', '<w:sz w:val="22"/>'),
  style('Title', 'Title', '<w:spacing w:after="60"/>', '<w:b/><w:sz w:val="44"/>'),
  style('Heading1', 'heading 1', '<w:spacing w:before="280" w:after="80"/>', '<w:b/><w:sz w:val="28"/>'),
  style('Heading2', 'heading 2', '<w:spacing w:before="160" w:after="20"/>', '<w:b/><w:sz w:val="24"/>'),
  style(
    'ListParagraph',
    'List Paragraph',
    '<w:spacing w:after="40"/><w:ind w:left="360" w:hanging="200"/>',
    '',
  ),
].join('')}</w:styles>`;

/** The smallest package that Word opens: a document and its styles. */
export function writeDocx(resume: Resume): Uint8Array {
  return zip({
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relationships('officeDocument', 'word/document.xml'),
    'word/document.xml': `${declaration}<w:document ${wordNamespace}><w:body>${writeBody(resume)}</w:body></w:document>`,
    'word/_rels/document.xml.rels': relationships('styles', 'styles.xml'),
    'word/styles.xml': styles,
  });
}

const pageBreak = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
const stylesOfBlocks: Record<Block['style'], Style> = {
  summary: 'Normal',
  heading: 'Heading1',
  role: 'Heading2',
  text: 'Normal',
  point: 'ListParagraph',
};

function writeBody({ name, contact, blocks }: Resume): string {
  return [
    paragraph('Title', name),
    ...contact.map((line) => paragraph('Normal', line)),
    ...blocks.map(({ style, text, side, startsPage }) => {
      const line = `${style === 'point' ? '•  ' : ''}${text}${side ? `, ${side}` : ''}`;
      return `${startsPage ? pageBreak : ''}${paragraph(stylesOfBlocks[style], line)}`;
    }),
  ].join('');
}

function paragraph(style: Style, text: string): string {
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;
}

function style(id: Style, name: string, paragraphProperties: string, runProperties: string): string {
  const based = id === 'Normal' ? '' : '<w:basedOn w:val="Normal"/>';
  return `<w:style w:type="paragraph" w:styleId="${id}"${id === 'Normal' ? ' w:default="1"' : ''}><w:name w:val="${name}"/>${based}<w:pPr>${paragraphProperties}</w:pPr><w:rPr><w:rFonts w:ascii="Calibri" w:hAnsi="Calibri"/>${runProperties}</w:rPr></w:style>`;
}

function relationships(type: string, target: string): string {
  return `${declaration}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relationshipTypes}/${type}" Target="${target}"/></Relationships>`;
}

function zip(parts: Record<string, string>): Uint8Array {
  const container = CFB.utils.cfb_new();
  for (const [name, text] of Object.entries(parts))
    CFB.utils.cfb_add(container, `/${name}`, Buffer.from(text));
  return CFB.write(container, { type: 'buffer', fileType: 'zip', compression: true }) as Buffer;
}
