/** Excel, LibreOffice and Google Sheets run what starts like this; the wide forms count in some locales. */
const formulaStart = /^[=+\-@\t\r\n＝＋－＠]/;

/** One record of RFC 4180, its line end included. A cell that a spreadsheet would run gets an apostrophe in front. */
export function toCsvRecord(cells: Array<string | null>): string {
  return `${cells.map((cell) => toCell(cell ?? '')).join(',')}\r\n`;
}

function toCell(value: string): string {
  const safe = formulaStart.test(value) ? `'${value}` : value;
  return /[",\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
