import { PDFName, type PDFPage, type PDFRef } from '@cantoo/pdf-lib';
import type { FaceName, Faces } from './fonts.ts';
import { rgb } from './palette.ts';
import { type Bounds, formatNumber, translatePath } from './paths.ts';
import type { Fill, Shape } from './shapes.ts';
import type { Element, Structure } from './structure.ts';

export type TextStyle = { face: FaceName; size: number; color: string };

/** US Letter, in points. */
export const usLetter = { width: 612, height: 792 };

/** A page to draw on, with its origin at the top left. Untagged content is marked as an artifact. */
export class Sheet {
  readonly page: PDFPage;
  readonly structure: Structure;
  readonly faces: Faces;
  readonly #content: string[] = [];
  readonly #shadings: Record<string, PDFRef> = {};
  readonly #images: Record<string, PDFRef> = {};
  #tagged = false;

  constructor(page: PDFPage, structure: Structure, faces: Faces) {
    this.page = page;
    this.structure = structure;
    this.faces = faces;
  }

  /** Assigns what `draw` draws to a structure element. */
  tag(element: Element, draw: () => void): void {
    this.#content.push(`/${element.role} <</MCID ${this.structure.addContent(element, this.page)}>> BDC`);
    this.#tagged = true;
    draw();
    this.#tagged = false;
    this.#content.push('EMC');
  }

  text(text: string, x: number, baseline: number, { face, size, color }: TextStyle): void {
    const place = `1 0 0 1 ${formatNumber(x)} ${formatNumber(usLetter.height - baseline)} Tm`;
    // A trailing space, because a new line does not separate words for a screen reader.
    const show = `${this.faces[face].encode(`${text} `)} TJ`;
    this.#append(`BT ${rgb(color).join(' ')} rg /${face} ${size} Tf ${place} ${show} ET`);
  }

  textRight(text: string, right: number, baseline: number, style: TextStyle): void {
    this.text(text, right - this.faces[style.face].measure(text, style.size), baseline, style);
  }

  /** Draws shapes with their origin at the given point, clipped to `frame`. */
  paint(shapes: Shape[], at: { x?: number; top?: number; scale?: number; frame?: string } = {}): void {
    const { x = 0, top = 0, scale = 1, frame } = at;
    const clip = frame ? `${translatePath(frame).operators} W n\n` : '';
    const drawn = shapes.map((shape) => this.#paintShape(shape)).join('\n');
    this.#append(
      `q ${scale.toFixed(5)} 0 0 ${(-scale).toFixed(5)} ${formatNumber(x)} ${formatNumber(usLetter.height - top)} cm 1 J 1 j\n${clip}${drawn}\nQ`,
    );
  }

  image(ref: PDFRef, x: number, top: number, width: number, height: number): void {
    const name = `Image${Object.keys(this.#images).length}`;
    this.#images[name] = ref;
    this.#append(
      `q ${formatNumber(width)} 0 0 ${formatNumber(height)} ${formatNumber(x)} ${formatNumber(usLetter.height - top - height)} cm /${name} Do Q`,
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

  #append(operators: string): void {
    this.#content.push(this.#tagged ? operators : `/Artifact BMC\n${operators}\nEMC`);
  }

  #paintShape({ d, fill, stroke, width = 1, at }: Shape): string {
    const { operators, bounds } = translatePath(d);
    const parts: string[] = [];
    if (typeof fill === 'string') parts.push(`${rgb(fill).join(' ')} rg ${operators} f`);
    else if (fill) parts.push(`q ${operators} W n /${this.#addShading(fill, bounds)} sh Q`);
    if (stroke) parts.push(`${rgb(stroke).join(' ')} RG ${formatNumber(width)} w ${operators} S`);
    const drawn = parts.join('\n');
    if (!at) return drawn;
    const [scale, x, y] = [at.scale, at.x, at.y].map(formatNumber);
    return `q ${scale} 0 0 ${scale} ${x} ${y} cm\n${drawn}\nQ`;
  }

  #addShading({ from, to, direction }: Exclude<Fill, string>, { left, top, right, bottom }: Bounds): string {
    const middle = [(left + right) / 2, (top + bottom) / 2];
    const coords = {
      down: [0, top, 0, bottom],
      right: [left, 0, right, 0],
      outward: [...middle, 0, ...middle, (right - left) / 2],
    }[direction];
    const name = `Shade${Object.keys(this.#shadings).length}`;
    const { context } = this.page.doc;
    this.#shadings[name] = context.register(
      context.obj({
        ShadingType: direction === 'outward' ? 3 : 2,
        ColorSpace: 'DeviceRGB',
        Coords: coords.map((value) => Math.round(value * 100) / 100),
        Function: { FunctionType: 2, Domain: [0, 1], C0: rgb(from), C1: rgb(to), N: 1 },
        Extend: [true, true],
      }),
    );
    return name;
  }
}
