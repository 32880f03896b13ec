import { type PDFContext, PDFHexString, PDFName, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import type { Print } from './document.ts';
import { palette, rgb } from './palette.ts';
import { translatePath } from './paths.ts';
import { oval, type Shape, stroke } from './shapes.ts';
import { letter, type Sheet } from './sheet.ts';
import type { Element } from './structure.ts';

/** Where a widget lies, from the upper left corner of its sheet. */
export type Place = { x: number; top: number; width: number; height: number };
type Spot = { print: Print; sheet: Sheet; parent: Element; place: Place };
type RadioSpot = Spot & { option: string; drawLabel: () => void };
type Naming = { name: string; tooltip: string };
type TextKind = { multiline?: boolean; required?: boolean; maxLength?: number };

const flags = { required: 1 << 1, multiline: 1 << 12, radio: 1 << 15 };
/** Size 0 lets the reader's program shrink what is long, so that nothing typed is cut off on paper. */
const appearance = `/text 0 Tf ${rgb(palette.navy).join(' ')} rg`;

export function addTextField(spot: Spot, { name, tooltip }: Naming, kind: TextKind = {}): void {
  const { context } = spot.print.pdf;
  const ref = addWidget(spot, tooltip, {
    FT: 'Tx',
    T: PDFHexString.fromText(name),
    TU: PDFHexString.fromText(tooltip),
    Ff: (kind.required ? flags.required : 0) + (kind.multiline ? flags.multiline : 0),
    DA: PDFString.of(appearance),
    AP: { N: drawLook(context, spot.place, '/Tx BMC EMC') },
    ...(kind.maxLength ? { MaxLen: kind.maxLength } : {}),
  });
  spot.print.fields.push(ref);
}

export function addCheckBox(spot: Spot, { name, tooltip }: Naming): void {
  const ref = addWidget(spot, tooltip, {
    FT: 'Btn',
    T: PDFHexString.fromText(name),
    TU: PDFHexString.fromText(tooltip),
    V: 'Off',
    ...drawStates(spot, 'Yes', drawTick(spot.place)),
  });
  spot.print.fields.push(ref);
}

/** One answer out of several. All of them stand on the page, so that the form works on paper too. */
export function addRadioGroup(spots: RadioSpot[], { name, tooltip }: Naming): void {
  const [first] = spots;
  if (!first) throw new Error(`${name} has nothing to choose from.`);
  const { context } = first.print.pdf;
  const group = context.nextRef();
  const kids = spots.map(({ option, drawLabel, ...spot }) => {
    const kid = addWidget(spot, `${tooltip} ${option}`, {
      Parent: group,
      TU: PDFHexString.fromText(`${tooltip} ${option}`),
      ...drawStates(spot, option, drawDot(spot.place)),
    });
    drawLabel();
    return kid;
  });
  context.assign(
    group,
    context.obj({
      FT: 'Btn',
      T: PDFHexString.fromText(name),
      TU: PDFHexString.fromText(tooltip),
      Ff: flags.radio,
      V: 'Off',
      Kids: kids,
    }),
  );
  first.print.fields.push(group);
}

function addWidget({ print, sheet, parent, place }: Spot, alt: string, entries: Entries): PDFRef {
  const { context } = print.pdf;
  const ref = context.nextRef();
  const bottom = letter.height - place.top - place.height;
  context.assign(
    ref,
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      Rect: [place.x, bottom, place.x + place.width, bottom + place.height].map(toHundredths),
      F: 4,
      P: sheet.page.ref,
      StructParent: print.structure.addWidget(parent, sheet.page, ref, alt),
      ...entries,
    }),
  );
  sheet.page.node.addAnnot(ref);
  return ref;
}

type Entries = NonNullable<Parameters<PDFContext['stream']>[1]>;

function drawStates({ print, place }: Spot, on: string, mark: Shape[]) {
  const { context } = print.pdf;
  const operators = mark.map(({ d, fill, stroke: colour, width = 1 }) => {
    const drawn = translatePath(d).operators;
    if (typeof fill === 'string') return `${rgb(fill).join(' ')} rg ${drawn} f`;
    return `1 J 1 j ${rgb(colour ?? palette.navy).join(' ')} RG ${width} w ${drawn} S`;
  });
  const looks = new Map([
    [on, operators.join('\n')],
    ['Off', ''],
  ]);
  const states = context.obj({});
  for (const [state, drawn] of looks) states.set(PDFName.of(state), drawLook(context, place, drawn));
  return { AS: 'Off', AP: { N: states } };
}

function drawLook(context: PDFContext, { width, height }: Place, operators: string): PDFRef {
  return context.register(
    context.flateStream(operators, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, toHundredths(width), toHundredths(height)],
      Resources: {},
    }),
  );
}

function drawTick({ width: w, height: h }: Place): Shape[] {
  return [stroke(`M${w * 0.2} ${h * 0.5}L${w * 0.42} ${h * 0.26}L${w * 0.82} ${h * 0.78}`, palette.navy, 2)];
}

function drawDot({ width: w, height: h }: Place): Shape[] {
  return [oval(w / 2, h / 2, w * 0.28, h * 0.28, palette.navy)];
}

function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
