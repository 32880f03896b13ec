let segmenter: Intl.Segmenter | undefined;

/** Made for the first text that needs it: making it takes a tenth of the time of a whole command. */
function graphemesOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return segmenter.segment(text);
}

/** Characters that a terminal draws two columns wide. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;

/** How many columns a text takes in a terminal. */
export function widthOf(text: string): number {
  if (/^[ -~]*$/.test(text)) return text.length;
  let width = 0;
  for (const { segment } of graphemesOf(text)) width += widthOfGrapheme(segment);
  return width;
}

function widthOfGrapheme(grapheme: string): number {
  if (wide.test(grapheme)) return 2;
  return /^[\p{M}\p{Cf}]+$/u.test(grapheme) ? 0 : 1;
}

/** The text, or its beginning and `…` where it is wider. */
export function cutTo(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  return `${startOf(text, width - 1).trimEnd()}…`;
}

export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** One line of text broken between words; a word longer than a line is broken inside. */
export function wrapTo(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/ +/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer) <= width) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (widthOf(line) > width) {
      const start = startOf(line, width) || line;
      lines.push(start);
      line = line.slice(start.length);
    }
  }
  return [...lines, line];
}

function startOf(text: string, width: number): string {
  let start = '';
  let taken = 0;
  for (const { segment } of graphemesOf(text)) {
    taken += widthOfGrapheme(segment);
    if (taken > width) break;
    start += segment;
  }
  return start;
}
