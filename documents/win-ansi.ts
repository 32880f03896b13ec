/** Codes of the characters of WinAnsiEncoding that are not in Latin-1. */
const extras: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
  '™': 0x99,
};

export const firstCode = 0x20;
export const lastCode = 0xff;

/** Every character that the documents can print and that people can type into fields. */
export const characters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, step) => String.fromCodePoint(0x20 + step)),
  ...Array.from({ length: 0x100 - 0xa0 }, (_, step) => String.fromCodePoint(0xa0 + step)),
  ...Object.keys(extras),
];

export function codeOf(character: string): number {
  const code = extras[character] ?? character.codePointAt(0) ?? 0;
  if (!characters.includes(character))
    throw new Error(`The fonts of the documents lack "${character}" (${code}).`);
  return code;
}
