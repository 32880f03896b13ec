const mark = /(<span id="year">)(\d{4})(<\/span>)/g;

/** The footer's year in a page built in another year. Gives the same buffer back where nothing changes. */
export function withYear(page: Buffer, year: number): Buffer {
  const html = page.toString('utf8');
  const current = html.replace(mark, `$1${year}$3`);
  return current === html ? page : Buffer.from(current);
}
