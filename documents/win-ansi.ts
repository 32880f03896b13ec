/** The characters of WinAnsiEncoding that Latin-1 does not have, by their code. */
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

/** Every character that the documents can set, and that somebody can type into a field. */
export const letters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, step) => String.fromCodePoint(0x20 + step)),
  ...Array.from({ length: 0x100 - 0xa0 }, (_, step) => String.fromCodePoint(0xa0 + step)),
  ...Object.keys(extras),
];

export function codeOf(letter: string): number {
  const code = extras[letter] ?? letter.codePointAt(0) ?? 0;
  if (!letters.includes(letter)) throw new Error(`The documents have no letter "${letter}" (${code}).`);
  return code;
}
