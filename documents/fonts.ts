import { type PDFContext, PDFName, type PDFRef } from '@cantoo/pdf-lib';
import type * as fontkit from 'fontkit';
import { cutFont } from '../scripts/support/cut-font.ts';
import { codeOf, firstCode, lastCode, letters } from './win-ansi.ts';

const fontsource = 'node_modules/@fontsource-variable';
const figtree = `${fontsource}/figtree/files/figtree-latin-wght-normal.woff2`;
const bricolage = `${fontsource}/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2`;

/** One static cut of each variable typeface, the same ones that the site sets. */
const cuts = {
  text: { name: 'Figtree-Regular', source: figtree, axes: { wght: 400 } },
  strong: { name: 'Figtree-SemiBold', source: figtree, axes: { wght: 620 } },
  display: { name: 'BricolageGrotesque-Bold', source: bricolage, axes: { opsz: 40, wdth: 100, wght: 700 } },
};

export type FaceName = keyof typeof cuts;
export type Face = {
  ref: PDFRef;
  measure(text: string, size: number): number;
  /** The operand of TJ: the text's codes, kerned. */
  encode(text: string): string;
};
export type Faces = Record<FaceName, Face>;

type Cut = { name: string; file: Buffer; font: fontkit.Font; widths: Map<string, number> };
let cutting: Promise<Record<FaceName, Cut>> | undefined;

/** Puts the typefaces into a document, whole: a reader of a form may type any letter. */
export async function embedFaces(context: PDFContext): Promise<Faces> {
  cutting ??= cutFaces();
  const { text, strong, display } = await cutting;
  return {
    text: embedFace(context, text),
    strong: embedFace(context, strong),
    display: embedFace(context, display),
  };
}

async function cutFaces(): Promise<Record<FaceName, Cut>> {
  const [text, strong, display] = await Promise.all([cutFace('text'), cutFace('strong'), cutFace('display')]);
  return { text, strong, display };
}

async function cutFace(face: FaceName): Promise<Cut> {
  const { name, source, axes } = cuts[face];
  const { file, font } = await cutFont(source, letters.join(''), axes);
  return { name, file, font, widths: new Map() };
}

/** A simple font in WinAnsiEncoding: the one kind that every reader can also use for what is typed into fields. */
function embedFace(context: PDFContext, cut: Cut): Face {
  const { name, file, font } = cut;
  const scale = 1000 / font.unitsPerEm;
  const widths = new Array<number>(lastCode - firstCode + 1).fill(0);
  for (const letter of letters)
    widths[codeOf(letter) - firstCode] = round(
      font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth * scale,
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
  return {
    ref,
    measure: (text, size) => (measureWords(cut, text) / cut.font.unitsPerEm) * size,
    encode: (text) => encodeKerned(font, text, scale),
  };
}

/** Word by word, and each word once: shaping is what takes the time here. */
function measureWords({ font, widths }: Cut, text: string): number {
  const measureOnce = (word: string) => {
    const known = widths.get(word) ?? font.layout(word).advanceWidth;
    widths.set(word, known);
    return known;
  };
  const words = text.split(' ');
  return words.reduce((sum, word) => sum + measureOnce(word), (words.length - 1) * measureOnce(' '));
}

function encodeKerned(font: fontkit.Font, text: string, scale: number): string {
  const { glyphs, positions } = font.layout(text);
  const codes = [...text].map((letter) => codeOf(letter).toString(16).padStart(2, '0'));
  if (glyphs.length !== codes.length) throw new Error(`A ligature in "${text}": the codes no longer match.`);
  const parts = codes.map((code, index) => {
    const kern = ((glyphs[index]?.advanceWidth ?? 0) - (positions[index]?.xAdvance ?? 0)) * scale;
    return kern === 0 || index === codes.length - 1 ? code : `${code}>${round(kern)}<`;
  });
  return `[<${parts.join('')}>]`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
