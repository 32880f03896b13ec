/** Parses RFC 4180 independently of the code under test. */
export function parseCsv(text: string): string[][] {
  const records: string[][] = [];
  let record: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      const end = /^"((?:[^"]|"")*)"/s.exec(text.slice(at));
      if (!end) throw new Error(`A quote is never closed at ${at}`);
      cell = (end[1] ?? '').replaceAll('""', '"');
      at += end[0].length;
    } else {
      cell = /^[^",\r\n]*/.exec(text.slice(at))?.[0] ?? '';
      at += cell.length;
    }
    record.push(cell);
    if (text[at] === ',') at += 1;
    else if (text.startsWith('\r\n', at)) {
      records.push(record);
      record = [];
      at += 2;
    } else throw new Error(`Neither a comma nor a line end at ${at}`);
  }
  return records;
}
