import { type PDFContext, PDFHexString, PDFName, type PDFRef, PDFString } from '@cantoo/pdf-lib';
import type { DocumentBuilder } from './document-builder.ts';
import { palette, rgb } from './palette.ts';
import { translatePath } from './paths.ts';
import { oval, type Shape, stroke } from './shapes.ts';
import { type Sheet, usLetter } from './sheet.ts';
import type { Element } from './structure.ts';

/** Position and size of a widget, from the top left of its page. */
export type Place = { x: number; top: number; width: number; height: number };
type Spot = { builder: DocumentBuilder; sheet: Sheet; parent: Element; place: Place };
/** `value` is what the file stores for the option. */
type RadioSpot = Spot & { option: string; value: string; drawLabel: () => void };
type FieldName = { name: string; tooltip: string };
type TextOptions = { multiline?: boolean; required?: boolean; maxLength?: number };

const flags = { required: 1 << 1, multiline: 1 << 12, radio: 1 << 15 };
/** Font size 0 lets PDF readers shrink long text, so that nothing is cut off in print. */
const defaultAppearance = `/text 0 Tf ${rgb(palette.navy).join(' ')} rg`;

export function addTextField(spot: Spot, field: FieldName, kind: TextOptions = {}): void {
  const { context } = spot.builder.pdf;
  const ref = addWidget(spot, field.tooltip, {
    FT: 'Tx',
    ...namesOf(field),
    Ff: (kind.required ? flags.required : 0) + (kind.multiline ? flags.multiline : 0),
    DA: PDFString.of(defaultAppearance),
    AP: { N: createAppearance(context, spot.place, '/Tx BMC EMC') },
    ...(kind.maxLength ? { MaxLen: kind.maxLength } : {}),
  });
  spot.builder.fields.push(ref);
}

export function addCheckBox(spot: Spot, field: FieldName): void {
  const ref = addWidget(spot, field.tooltip, {
    FT: 'Btn',
    ...namesOf(field),
    V: 'Off',
    ...createStates(spot, 'Yes', drawTick(spot.place)),
  });
  spot.builder.fields.push(ref);
}

/** Radio buttons rather than a list, because the form must also work on paper. */
export function addRadioGroup(spots: RadioSpot[], field: FieldName): void {
  const [first] = spots;
  if (!first) throw new Error(`${field.name} has no options.`);
  const { context } = first.builder.pdf;
  const group = context.nextRef();
  const kids = spots.map(({ option, value, drawLabel, ...spot }) => {
    const words = `${field.tooltip} ${option}`;
    const kid = addWidget(spot, words, {
      Parent: group,
      TU: PDFHexString.fromText(words),
      ...createStates(spot, value, drawDot(spot.place)),
    });
    drawLabel();
    return kid;
  });
  context.assign(
    group,
    context.obj({
      FT: 'Btn',
      ...namesOf(field),
      Ff: flags.radio,
      V: 'Off',
      Kids: kids,
    }),
  );
  first.builder.fields.push(group);
}

function namesOf({ name, tooltip }: FieldName) {
  return { T: PDFHexString.fromText(name), TU: PDFHexString.fromText(tooltip) };
}

function addWidget({ builder, sheet, parent, place }: Spot, alt: string, entries: Entries): PDFRef {
  const { context } = builder.pdf;
  const ref = context.nextRef();
  const bottom = usLetter.height - place.top - place.height;
  context.assign(
    ref,
    context.obj({
      Type: 'Annot',
      Subtype: 'Widget',
      Rect: [place.x, bottom, place.x + place.width, bottom + place.height].map(toHundredths),
      F: 4,
      P: sheet.page.ref,
      StructParent: builder.structure.addWidget(parent, sheet.page, ref, alt),
      ...entries,
    }),
  );
  sheet.page.node.addAnnot(ref);
  return ref;
}

type Entries = NonNullable<Parameters<PDFContext['stream']>[1]>;

function createStates({ builder, place }: Spot, on: string, mark: Shape[]) {
  const { context } = builder.pdf;
  const operators = mark.map(({ d, fill, stroke: color, width = 1 }) => {
    const drawn = translatePath(d).operators;
    if (typeof fill === 'string') return `${rgb(fill).join(' ')} rg ${drawn} f`;
    return `1 J 1 j ${rgb(color ?? palette.navy).join(' ')} RG ${width} w ${drawn} S`;
  });
  const appearances = new Map([
    [on, operators.join('\n')],
    ['Off', ''],
  ]);
  const states = context.obj({});
  for (const [state, drawn] of appearances)
    states.set(PDFName.of(state), createAppearance(context, place, drawn));
  return { AS: 'Off', AP: { N: states } };
}

function createAppearance(context: PDFContext, { width, height }: Place, operators: string): PDFRef {
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
