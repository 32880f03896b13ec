import { PDFName, type PDFPage, type PDFRef } from '@cantoo/pdf-lib';
import type { FaceName, Faces } from './fonts.ts';
import { rgb } from './palette.ts';
import { type Box, short, translatePath } from './paths.ts';
import type { Fill, Shape } from './shapes.ts';
import type { Element, Structure } from './structure.ts';

export type Ink = { face: FaceName; size: number; colour: string };

/** US Letter, in points. */
export const letter = { width: 612, height: 792 };

/** One page to draw on, measured from its upper left corner. What belongs to no element counts as decoration. */
export class Sheet {
  readonly page: PDFPage;
  readonly structure: Structure;
  readonly faces: Faces;
  readonly #content: string[] = [];
  readonly #shadings: Record<string, PDFRef> = {};
  readonly #images: Record<string, PDFRef> = {};
  #marked = false;

  constructor(page: PDFPage, structure: Structure, faces: Faces) {
    this.page = page;
    this.structure = structure;
    this.faces = faces;
  }

  /** What is drawn inside belongs to the element. */
  mark(element: Element, draw: () => void): void {
    this.#content.push(`/${element.role} <</MCID ${this.structure.mark(element, this.page)}>> BDC`);
    this.#marked = true;
    draw();
    this.#marked = false;
    this.#content.push('EMC');
  }

  text(text: string, x: number, baseline: number, { face, size, colour }: Ink): void {
    const place = `1 0 0 1 ${short(x)} ${short(letter.height - baseline)} Tm`;
    // The space keeps words apart for those who listen: a line of its own ends nothing in a PDF.
    const show = `${this.faces[face].encode(`${text} `)} TJ`;
    this.#put(`BT ${rgb(colour).join(' ')} rg /${face} ${size} Tf ${place} ${show} ET`);
  }

  textRight(text: string, right: number, baseline: number, ink: Ink): void {
    this.text(text, right - this.faces[ink.face].measure(text, ink.size), baseline, ink);
  }

  /** Draws shapes with their origin at the given point, cut off at `frame` if there is one. */
  paint(shapes: Shape[], at: { x?: number; top?: number; scale?: number; frame?: string } = {}): void {
    const { x = 0, top = 0, scale = 1, frame } = at;
    const cut = frame ? `${translatePath(frame).operators} W n\n` : '';
    const drawn = shapes.map((shape) => this.#paintShape(shape)).join('\n');
    this.#put(
      `q ${scale.toFixed(5)} 0 0 ${(-scale).toFixed(5)} ${short(x)} ${short(letter.height - top)} cm 1 J 1 j\n${cut}${drawn}\nQ`,
    );
  }

  image(ref: PDFRef, x: number, top: number, width: number, height: number): void {
    const name = `Image${Object.keys(this.#images).length}`;
    this.#images[name] = ref;
    this.#put(
      `q ${short(width)} 0 0 ${short(height)} ${short(x)} ${short(letter.height - top - height)} cm /${name} Do Q`,
    );
  }

  finish(): void {
    const { context } = this.page.doc;
    const { text, strong, display } = this.faces;
    this.page.node.set(
      PDFName.of('Resources'),
      context.obj({
        Font: { text: text.ref, strong: strong.ref, display: display.ref },
        Shading: this.#shadings,
        XObject: this.#images,
      }),
    );
    this.page.node.set(
      PDFName.of('Contents'),
      context.register(context.flateStream(this.#content.join('\n'))),
    );
    this.page.node.set(PDFName.of('Tabs'), PDFName.of('S'));
  }

  #put(operators: string): void {
    this.#content.push(this.#marked ? operators : `/Artifact BMC\n${operators}\nEMC`);
  }

  #paintShape({ d, fill, stroke, width = 1 }: Shape): string {
    const { operators, box } = translatePath(d);
    const parts: string[] = [];
    if (typeof fill === 'string') parts.push(`${rgb(fill).join(' ')} rg ${operators} f`);
    else if (fill) parts.push(`q ${operators} W n /${this.#addShading(fill, box)} sh Q`);
    if (stroke) parts.push(`${rgb(stroke).join(' ')} RG ${short(width)} w ${operators} S`);
    return parts.join('\n');
  }

  #addShading({ from, to, way }: Exclude<Fill, string>, { left, top, right, bottom }: Box): string {
    const middle = [(left + right) / 2, (top + bottom) / 2];
    const coords = {
      down: [0, top, 0, bottom],
      right: [left, 0, right, 0],
      outward: [...middle, 0, ...middle, (right - left) / 2],
    }[way];
    const name = `Shade${Object.keys(this.#shadings).length}`;
    const { context } = this.page.doc;
    this.#shadings[name] = context.register(
      context.obj({
        ShadingType: way === 'outward' ? 3 : 2,
        ColorSpace: 'DeviceRGB',
        Coords: coords.map((value) => Math.round(value * 100) / 100),
        Function: { FunctionType: 2, Domain: [0, 1], C0: rgb(from), C1: rgb(to), N: 1 },
        Extend: [true, true],
      }),
    );
    return name;
  }
}
