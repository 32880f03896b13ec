/** No 0, O, 1 or I. That leaves L without a look-alike. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const letters = 8;
/** 40 bits: five for each letter. */
const hexDigits = 10;

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
