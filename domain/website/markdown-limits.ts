/** An article of the office. The longest of ours has 9,000 characters. */
export const markdownLimits = { characters: 60_000, lines: 1_000, marks: 3_000, nesting: 3 } as const;

/** What a parser reads again and again if there are thousands of them. */
const marks = new Set('*_[]>|<~`@');
/** The beginnings of quotes and list items, one within the other. */
const nested = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$))){4}/m;
const farIn = /^[ \t]{13,}(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$)/m;

export type MarkdownRefusal = 'too_long' | 'too_many_lines' | 'too_many_marks' | 'too_deep';

/** Why a text is not parsed at all. A parser needs time that grows with the square of these. */
export function refusalOf(markdown: string): MarkdownRefusal | undefined {
  if (markdown.length > markdownLimits.characters) return 'too_long';
  let [lines, found] = [1, 0];
  for (const character of markdown) {
    if (character === '\n') lines += 1;
    else if (marks.has(character)) found += 1;
  }
  if (lines > markdownLimits.lines) return 'too_many_lines';
  if (found > markdownLimits.marks) return 'too_many_marks';
  return nested.test(markdown) || farIn.test(markdown) ? 'too_deep' : undefined;
}
