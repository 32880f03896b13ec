import type { FormField } from '#company/shape/pdf-fields.ts';
import { documentWords } from '#content/claims/document-words.ts';
import { drawText, layOutText, type TextLayout } from './blocks.ts';
import type { DocumentBuilder } from './document-builder.ts';
import { englishOptions } from './english-names.ts';
import { palette } from './palette.ts';
import { box, disc, type Shape } from './shapes.ts';
import type { Sheet } from './sheet.ts';
import type { Element } from './structure.ts';
import { addCheckBox, addRadioGroup, addTextField, type Place } from './widgets.ts';

const labelStyle = { face: 'strong', size: 10.5, leading: 15, color: palette.navy } as const;
const hintStyle = { face: 'text', size: 8.9, leading: 12, color: palette.slate } as const;
const optionStyle = { face: 'text', size: 10.5, leading: 15, color: palette.navy } as const;
const heights = { text: 27, date: 27, multiline: 88 };
const option = { size: 12, pitch: 20, indent: 19, gap: 10, gutter: 22 };

/** Fields that a claim cannot be opened without. */
const required = new Set(['fullName', 'patientName', 'insuredName', 'printedName', 'signatureDate']);

type Target = { sheet: Sheet; parent: Element; x: number; top: number };

/** A question. `head` is the height of its label; all cells of a row get the tallest. `extra` is height to grow by. */
export type Cell = { head: number; body: number; draw(target: Target, room: Room): void };
type Room = { head: number; extra: number };

export function makeCell(builder: DocumentBuilder, field: FormField, width: number): Cell {
  switch (field.kind) {
    case 'choice':
      return makeChoice(builder, field, width);
    case 'checkbox':
      return makeCheckBox(builder, field, width);
    default:
      return makeInput(builder, { ...field, kind: field.kind }, width);
  }
}

function makeInput(
  builder: DocumentBuilder,
  field: FormField & { kind: 'text' | 'date' | 'multiline' },
  width: number,
): Cell {
  const words = setWords(builder, field, width);
  return {
    head: words.height,
    body: heights[field.kind],
    draw: (target, { head, extra }) => {
      const { sheet, parent, x, top } = target;
      const height = heights[field.kind] + extra;
      words.draw(target);
      sheet.paint([outlineBox({ x, top: top + head, width, height })]);
      // Smaller than the drawn box, so that typed text gets the size of the text around it.
      const place = { x: x + 5, top: top + head + 5.5, width: width - 10, height: height - 11 };
      addTextField({ builder, sheet, parent, place }, name(field), {
        multiline: field.kind === 'multiline',
        required: required.has(field.name),
        ...(field.kind === 'date' ? { maxLength: 10 } : {}),
      });
    },
  };
}

function makeCheckBox(builder: DocumentBuilder, field: FormField, width: number): Cell {
  const label = layOutText(builder, field.label, width - 24, labelStyle);
  const hint = layOutText(builder, field.tooltip, width - 24, hintStyle);
  return {
    head: 0,
    body: label.height + hint.height,
    draw: ({ sheet, parent, x, top }) => {
      const place = { x, top: top + 0.5, width: 14, height: 14 };
      sheet.paint([outlineBox(place)]);
      addCheckBox({ builder, sheet, parent, place }, name(field));
      sheet.tag(builder.structure.add(parent, 'P'), () => {
        drawText(sheet, label, x + 24, top);
        drawText(sheet, hint, x + 24, top + label.height);
      });
    },
  };
}

function makeChoice(builder: DocumentBuilder, field: FormField & { kind: 'choice' }, width: number): Cell {
  const words = setWords(builder, field, width);
  const values = englishOptions(builder.file, field.name);
  const options = field.options.map((text) => layOutText(builder, text, width - option.indent, optionStyle));
  const widths = options.map(({ lines: [line = ''] }) => builder.faces.text.measure(line, optionStyle.size));
  const widest = Math.max(...widths) + option.indent + option.gap;
  const columns = Math.max(1, Math.min(options.length, 4, Math.floor((width + option.gutter) / widest)));
  const rows = Math.ceil(options.length / columns);
  const pitch = (width + option.gutter) / columns;
  return {
    head: words.height,
    body: rows * option.pitch - 5,
    draw: (target, { head }) => {
      const { sheet, parent, x, top } = target;
      words.draw(target);
      const spots = options.map((text, index) => {
        const left = x + Math.floor(index / rows) * pitch;
        const at = top + head + (index % rows) * option.pitch;
        const place = { x: left, top: at + 1.5, width: option.size, height: option.size };
        const shape = disc(
          left + option.size / 2,
          place.top + option.size / 2,
          option.size / 2,
          palette.white,
        );
        sheet.paint([{ ...shape, stroke: palette.field, width: 0.9 }]);
        const drawLabel = () =>
          sheet.tag(builder.structure.add(parent, 'P'), () =>
            drawText(sheet, text, left + option.indent, at),
          );
        return {
          builder,
          sheet,
          parent,
          place,
          option: field.options[index] ?? '',
          value: values[index] ?? '',
          drawLabel,
        };
      });
      addRadioGroup(spots, name(field));
    },
  };
}

/** Label, hint and, at the right, whether the answer is required and its date format. */
function setWords(builder: DocumentBuilder, field: FormField, width: number) {
  const notes = [
    ...(required.has(field.name) ? [documentWords.required] : []),
    ...(field.kind === 'date' ? [documentWords.dateFormat] : []),
  ];
  const label: TextLayout = layOutText(builder, field.label, width, labelStyle);
  const hint = layOutText(builder, field.tooltip, width, hintStyle);
  return {
    height: label.height + hint.height + 5,
    draw: ({ sheet, parent, x, top }: Target) =>
      sheet.tag(builder.structure.add(parent, 'P'), () => {
        drawText(sheet, label, x, top);
        if (notes.length > 0) sheet.textRight(notes.join(', '), x + width, top + 11, hintStyle);
        drawText(sheet, hint, x, top + label.height);
      }),
  };
}

function name({ name, label, tooltip, kind }: FormField) {
  const question = /[.?]$/.test(label) ? label : `${label}.`;
  return { name, tooltip: `${question} ${tooltip}${kind === 'date' ? ` ${documentWords.writeDate}` : ''}` };
}

export function outlineBox({ x, top, width, height }: Place): Shape {
  return { ...box(x, top, width, height, 4, palette.white), stroke: palette.field, width: 0.9 };
}
