/** One line without control characters or half pairs. Headers are made from it, so nothing a visitor sent can add one. */
export function toHeaderText(text: string, longest = 150): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return (line.length > longest ? `${line.slice(0, longest - 1)}…` : line).toWellFormed();
}
