import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  activeDoc,
  activeDocx,
  docWithTemplate,
  storedLink,
  unreadableDoc,
  unreadableDocx,
} from '../../../../tests/support/hostile/hostile-words.ts';
import { documentOf, fieldOf, makeDocx, relationships, strict } from '../../../../tests/support/make-docx.ts';
import { compoundBytes, docBytes, docText } from '../../../../tests/support/sample-files.ts';
import { refusals } from './document-refused.ts';
import { inspectBytes } from './inspect-bytes.ts';

const folder = 'tests/fixtures/documents';
const samples = (['docx', 'doc'] as const).flatMap((kind) =>
  readdirSync(`${folder}/${kind}`).map((name) => ({ kind, name })),
);
const external = (type: string, target: string, namespace?: string) =>
  relationships({ type, target, mode: 'External', ...(namespace && { namespace }) });
const template = (target: string) =>
  makeDocx({ 'word/_rels/settings.xml.rels': external('attachedTemplate', target) });
const link = (target: string) => makeDocx({ 'word/_rels/document.xml.rels': external('hyperlink', target) });
const field = (code: string) => makeDocx({ 'word/document.xml': documentOf(fieldOf(code)) });

describe('a resume is accepted', () => {
  test('there are samples of both formats', () => {
    expect(samples.filter(({ kind }) => kind === 'docx').length).toBeGreaterThanOrEqual(8);
    expect(samples.filter(({ kind }) => kind === 'doc').length).toBeGreaterThanOrEqual(5);
  });

  test.each(samples)('$name', async ({ kind, name }) => {
    const bytes = readFileSync(`${folder}/${kind}/${name}`);
    expect(await inspectBytes(kind, bytes)).toBe(bytes.length);
  });

  test.each(
    Object.entries({
      'as Word writes it': makeDocx(),
      'with a template on its own disk': template('file:///C:\\Users\\Ada\\Templates\\Resume.dotx'),
      'with a template on a Mac': template('file://localhost/Users/ada/Resume.dotx'),
      'with a template beside it': template('Resume.dotx'),
      'with a link': link('https://www.example.com/in/ada'),
      'with a mail address': link('mailto:ada@example.com'),
      'with a link to a bookmark': link('#work'),
      'in the strict format': makeDocx({
        'word/_rels/document.xml.rels': external('hyperlink', 'http://example.com', strict),
      }),
      'with a header, a footer, a picture and a font': makeDocx({
        'word/_rels/document.xml.rels': relationships(
          { type: 'header', target: 'header1.xml' },
          { type: 'footer', target: 'footer1.xml' },
          { type: 'image', target: 'media/image1.jpeg' },
          { type: 'font', target: '/word/fonts/font1.odttf' },
        ),
        'word/header1.xml': '<w:hdr xmlns:w="urn:w"/>',
        'word/footer1.xml': '<w:ftr xmlns:w="urn:w"/>',
        'word/media/image1.jpeg': 'x',
        'word/fonts/font1.odttf': 'x',
      }),
      'with page numbers': field(' PAGE  \\* MERGEFORMAT '),
      'with a link in a field': field('HYPERLINK "https://www.example.com"'),
      'with a link without a scheme': link('linkedin.com/in/ada'),
      'with a phone number': link('tel:+12125550123'),
      'with a link in a field, as Google Docs writes it': field('HYPERLINK "mailto:ada@example.com" \\h'),
      'with a link and a tooltip': field(
        'HYPERLINK "https://www.example.com" \\o "LinkedIn: Ada" \\t "_blank"',
      ),
      'with a link to a bookmark in a field': field(' HYPERLINK \\l "_Toc123456789" '),
      'with a link in an old drawing': makeDocx({
        'word/document.xml': documentOf('<v:shape xmlns:v="urn:v" href="https://www.example.com"/>'),
      }),
      'with a base of its links': makeDocx({
        'docProps/app.xml':
          '<Properties><HyperlinkBase>https://www.example.com/</HyperlinkBase></Properties>',
      }),
      'with a citation': field('ADDIN ZOTERO_ITEM CSL_CITATION {"uris":["http://zotero.org/1"],"id":"a"}'),
      'with a citation that has data of its own': makeDocx({
        'word/document.xml': documentOf(
          fieldOf('ADDIN EN.CITE.DATA').replace(
            '<w:fldChar w:fldCharType="begin"/>',
            '<w:fldChar w:fldCharType="begin"><w:fldData xml:space="preserve">PEVuZE5vdGU+</w:fldData></w:fldChar>',
          ),
        ),
      }),
      'with a place to type': field('MACROBUTTON NoMacro [Your name]'),
      'with a deleted field': makeDocx({
        'word/document.xml': documentOf(fieldOf('PAGE').replaceAll('instrText', 'delInstrText')),
      }),
      'with a condition': makeDocx({
        'word/document.xml': documentOf(fieldOf('IF ', fieldOf('PAGE'), ' = 1 "" "Ada"')),
      }),
      'with an add-in from the store': makeDocx({
        'word/webextensions/webextension1.xml':
          '<we:webextension xmlns:we="urn:we"><we:reference id="a" store="en-US" storeType="OMEX"/></we:webextension>',
      }),
      'with a picture pasted on a Mac': field(
        'INCLUDEPICTURE "/var/folders/a/page1image" \\* MERGEFORMATINET',
      ),
      'with a field in the result of another': makeDocx({
        'word/document.xml': documentOf(fieldOf('TOC \\o').replace('<w:t>shown</w:t>', fieldOf('PAGEREF a'))),
      }),
    }),
  )('%s', async (_, bytes) => {
    expect(await inspectBytes('docx', bytes)).toBe(bytes.length);
  });

  test.each([
    docBytes(),
    compoundBytes(docWithTemplate('C:\\Templates\\Resume.dot')),
    compoundBytes({
      WordDocument: docText('\x13 HYPERLINK "https://www.example.com" \\o "LinkedIn: Ada" \x01\x14a\x15'),
      Data: storedLink('https://www.example.com'),
    }),
    compoundBytes({ WordDocument: docText('\x13 HYPERLINK \\l "work" \x14a\x15') }),
  ])('as an old Word file (%#)', async (bytes) => {
    expect(await inspectBytes('doc', bytes)).toBe(bytes.length);
  });
});

test.each(Object.entries(activeDocx))('a .docx with %s is refused', async (_, make) => {
  await expect(inspectBytes('docx', make())).rejects.toThrow(refusals.activeWord());
});

test.each(Object.entries(unreadableDocx))('a .docx with %s is refused', async (_, make) => {
  await expect(inspectBytes('docx', make())).rejects.toThrow(refusals.unreadableWord());
});

test.each(Object.entries(activeDoc))('a .doc with %s is refused', async (_, make) => {
  await expect(inspectBytes('doc', make())).rejects.toThrow(refusals.activeWord());
});

test.each(Object.entries(unreadableDoc))('a .doc with %s is refused', async (_, make) => {
  await expect(inspectBytes('doc', make())).rejects.toThrow(refusals.unreadableWord());
});
