/** The content of a PDF claim form (see documents/). */
type Width = 'full' | 'half' | 'third';
type Named = { name: string; label: string; tooltip: string; width: Width };

export type FormField =
  | (Named & { kind: 'text' | 'multiline' | 'date' | 'checkbox' })
  | (Named & { kind: 'choice'; options: readonly string[] });

export type FormSection = { title: string; text?: string; fields: readonly FormField[] };

export type ClaimForm = {
  title: string;
  /** The URL path of the PDF. */
  file: string;
  intro: readonly string[];
  sections: readonly FormSection[];
  attach: { title: string; items: readonly string[] };
  signature: {
    declaration: string;
    /** Printed directly above the signature line, as some states require. */
    fraudWarning: string;
    label: string;
    fields: readonly FormField[];
  };
  send: { title: string; lines: readonly string[] };
};

type Plain = 'text' | 'multiline' | 'date' | 'checkbox';
const plain =
  (kind: Plain) =>
  (name: string, label: string, tooltip: string, width: Width = 'full'): FormField => ({
    name,
    label,
    tooltip,
    width,
    kind,
  });

export const text = plain('text');
export const multiline = plain('multiline');
export const date = plain('date');
export const checkbox = plain('checkbox');

export function choice(
  name: string,
  label: string,
  tooltip: string,
  options: readonly string[],
  width: Width = 'full',
): FormField {
  return { name, label, tooltip, width, kind: 'choice', options };
}
