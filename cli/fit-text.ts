import stringWidth from 'string-width';

/** Shortens text that is wider than `width` columns, and ends it with `…`. */
export function truncateText(text: string, width: number): string {
  if (stringWidth(text) <= width) return text;
  return `${takeColumns(text, width - 1).trimEnd()}…`;
}

/** Breaks a line between words. Breaks inside a word only if it is wider than a whole line. */
export function wrapText(text: string, width: number): string[] {
  if (stringWidth(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ +/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (stringWidth(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (stringWidth(line) > width) {
      const start = takeColumns(line, width) || line;
      lines.push(start);
      line = line.slice(start.length);
    }
  }
  return [...lines, line];
}

/** The first graphemes of a text that fit into `width` columns. */
function takeColumns(text: string, width: number): string {
  let start = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (stringWidth(start + segment) > width) break;
    start += segment;
  }
  return start;
}
