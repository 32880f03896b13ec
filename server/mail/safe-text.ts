/** One line without control characters. Headers are made from it, so nothing a visitor sent can add one. */
export function toHeaderText(text: string, longest = 150): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
}

/**
 * Whether an address names exactly one mailbox. The database accepts more, for example commas and quotes, which mail programs
 * read as lists and comments.
 */
export function isDeliverable(address: string): boolean {
  return (
    address.length <= 254 &&
    /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?\.[A-Za-z]{2,}$/.test(address) &&
    !/^[.-]|\.\.|\.@|@[.-]/.test(address)
  );
}
