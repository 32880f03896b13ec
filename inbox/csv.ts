/** Excel, LibreOffice and Google Sheets run cells that start like this. Some locales also accept the full-width forms. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** Formats one record of RFC 4180 with its line end. Puts an apostrophe before a cell that a spreadsheet would run. */
export function toCsvRecord(cells: Array<string | null>): string {
  return `${cells.map((cell) => toCell(cell ?? '')).join(',')}\r\n`;
}

function toCell(value: string): string {
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
