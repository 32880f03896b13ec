/** Excel, LibreOffice and Google Sheets run cells that start like this. Some locales also accept the full-width forms. */
const formulaSign = '[=+\\-@＝＋－＠]';

/**
 * Where a formula starts: at the start of a cell, and wherever a spreadsheet might start a new one. Many split at semicolons or
 * tabs instead of commas. They then ignore our quotes, which no longer follow a separator, so a line end starts a cell too.
 */
const formulaStart = new RegExp(`(^|[,;\\t\\r\\n])"*(?=${formulaSign})`, 'g');

/** Formats one record of RFC 4180 with its line end. Puts an apostrophe before what a spreadsheet would run. */
export function toCsvRecord(cells: Array<string | null>): string {
  return `${cells.map((cell) => toCell(cell ?? '')).join(',')}\r\n`;
}

function toCell(value: string): string {
  // Some spreadsheets remove a tab or a line end at the start of a cell.
  const safe = value.replace(formulaStart, "$&'").replace(/^[\t\r\n]/, "'$&");
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
