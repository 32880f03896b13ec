/** No 0, O, 1 or I. That leaves L without a look-alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const letters = 8;
/** 40 bits: five for each letter. */
const hexDigits = 10;
const uuidDigits = 32;
const pattern = new RegExp(`^[${alphabet}]{${letters}}$`);

/**
 * The reference that a visitor quotes for a stored row, such as "K7QM-2XRA": the first 40 bits of the row's id, five to
 * a letter. It is computed from the id and stored nowhere. Letters keep their order, so the rows of one reference are a range
 * of ids: those that start with the same ten hexadecimal digits.
 */
export function referenceOf(id: string): string {
  const bits = Number.parseInt(id.replaceAll('-', '').slice(0, hexDigits), 16);
  const reference = Array.from({ length: letters }, (_, at) =>
    alphabet.charAt(Math.floor(bits / alphabet.length ** (letters - 1 - at)) % alphabet.length),
  ).join('');
  return `${reference.slice(0, letters / 2)}-${reference.slice(letters / 2)}`;
}

/**
 * The first and the last id that a reference stands for, or undefined if the text is not a reference. Any letter case, with or without
 * the hyphen.
 */
export function idsOfReference(text: string): { first: string; last: string } | undefined {
  const reference = text
    .trim()
    .toUpperCase()
    .replace(/^(.{4})[-\s](.{4})$/, '$1$2');
  if (!pattern.test(reference)) return undefined;
  const bits = [...reference].reduce((sum, letter) => sum * alphabet.length + alphabet.indexOf(letter), 0);
  const start = bits.toString(16).padStart(hexDigits, '0');
  return { first: toUuid(start.padEnd(uuidDigits, '0')), last: toUuid(start.padEnd(uuidDigits, 'f')) };
}

function toUuid(digits: string): string {
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
