import { type PDFContext, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import type * as fontkit from 'fontkit';
import { cutFont } from '../server/website/finish/social/cut-font.ts';
import { characters, codeOf, firstCode, lastCode } from './win-ansi.ts';

const fontsource = 'node_modules/@fontsource-variable';
const figtree = `${fontsource}/figtree/files/figtree-latin-wght-normal.woff2`;
const bricolage = `${fontsource}/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2`;

/** Static instances of the site's variable fonts. */
const instances = {
  text: { name: 'Figtree-Regular', source: figtree, axes: { wght: 400 } },
  strong: { name: 'Figtree-SemiBold', source: figtree, axes: { wght: 620 } },
  display: { name: 'BricolageGrotesque-Bold', source: bricolage, axes: { opsz: 40, wdth: 100, wght: 700 } },
};

export type FaceName = keyof typeof instances;
type Face = {
  ref: PDFRef;
  measure(text: string, size: number): number;
  /** The operand of the operator TJ: character codes with kerning. */
  encode(text: string): string;
};
export type Faces = Record<FaceName, Face>;

type CutFont = Awaited<ReturnType<typeof cutFont>>;
let loading: ReturnType<typeof loadFonts> | undefined;

/** Embeds the fonts with every character, because people may type any of them into a field. */
export async function embedFaces(context: PDFContext): Promise<Faces> {
  loading ??= loadFonts();
  const { text, strong, display } = await loading;
  return {
    text: embedFace(context, instances.text.name, text),
    strong: embedFace(context, instances.strong.name, strong),
    display: embedFace(context, instances.display.name, display),
  };
}

async function loadFonts() {
  const cut = (face: FaceName) => cutFont(instances[face].source, characters.join(''), instances[face].axes);
  const [text, strong, display] = await Promise.all([cut('text'), cut('strong'), cut('display')]);
  return { text, strong, display };
}

/** Embeds a simple font in WinAnsiEncoding, the only kind that every PDF reader also uses for text typed into fields. */
function embedFace(context: PDFContext, name: string, { file, font, measure }: CutFont): Face {
  const scale = 1000 / font.unitsPerEm;
  const widths = new Array<number>(lastCode - firstCode + 1).fill(0);
  for (const character of characters)
    widths[codeOf(character) - firstCode] = round(
      font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth * scale,
    );
  const descriptor = context.register(
    context.obj({
      Type: 'FontDescriptor',
      FontName: PDFName.of(name),
      Flags: 32,
      FontBBox: [font.bbox.minX, font.bbox.minY, font.bbox.maxX, font.bbox.maxY].map((at) => at * scale),
      ItalicAngle: 0,
      Ascent: font.ascent * scale,
      Descent: font.descent * scale,
      CapHeight: font.capHeight * scale,
      StemV: 80,
      FontFile2: context.register(context.flateStream(file, { Length1: file.length })),
    }),
  );
  const ref = context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'TrueType',
      BaseFont: PDFName.of(name),
      Encoding: 'WinAnsiEncoding',
      FirstChar: firstCode,
      LastChar: lastCode,
      Widths: widths,
      FontDescriptor: descriptor,
    }),
  );
  return { ref, measure, encode: (text) => encodeKerned(font, text, scale) };
}

function encodeKerned(font: fontkit.Font, text: string, scale: number): string {
  const { glyphs, positions } = font.layout(text);
  const codes = [...text].map((character) => codeOf(character).toString(16).padStart(2, '0'));
  if (glyphs.length !== codes.length)
    throw new Error(`"${text}" has a ligature, so glyphs and codes do not match.`);
  const parts = codes.map((code, index) => {
    const kern = ((glyphs[index]?.advanceWidth ?? 0) - (positions[index]?.xAdvance ?? 0)) * scale;
    return kern === 0 || index === codes.length - 1 ? code : `${code}>${round(kern)}<`;
  });
  return `[<${parts.join('')}>]`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
