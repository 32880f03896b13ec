/** The content of the PDFs that documents/ makes. */
type Width = 'full' | 'half' | 'third';
type Named = { name: string; label: string; tooltip: string; width: Width };

export type FormField =
  | (Named & { kind: 'text' | 'multiline' | 'date' | 'checkbox' })
  | (Named & { kind: 'choice'; options: readonly string[] });

export type FormSection = { title: string; text?: string; fields: readonly FormField[] };

type Document = {
  title: string;
  /** The URL path of the PDF. */
  file: string;
  /** Beside its link on the claims page. */
  description: string;
};

export type ClaimForm = Document & {
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

export type GuideSection = {
  title: string;
  text: readonly string[];
  points?: readonly string[];
  /** Alternative text of the drawing. */
  scene: string;
};

/** Each section needs a drawing in documents/scenes/. */
export type ClaimsGuide = Document & {
  subtitle: string;
  sections: readonly GuideSection[];
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
