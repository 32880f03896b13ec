import { articleWords } from '../../words/website-articles.ts';

export type Tool = keyof typeof articleWords.tools;
export const tools = Object.keys(articleWords.tools) as Tool[];

const around: Partial<Record<Tool, readonly [string, string]>> = {
  bold: ['**', '**'],
  italic: ['*', '*'],
  link: ['[', '](/)'],
};
const atStart: Partial<Record<Tool, string>> = { heading: '## ', list: '- ', quote: '> ' };

type Selection = { text: string; start: number; end: number };

/** Puts marks around what is selected, or at the start of its lines. What is selected afterwards is what was typed. */
export function insertMarkdown(tool: Tool, { text, start, end }: Selection): Selection {
  const chosen = text.slice(start, end) || articleWords.samples[tool];
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const marks = around[tool];
  if (marks) return place(before, after, { open: marks[0], chosen, close: marks[1] });
  const mark = atStart[tool] ?? '';
  const lines = chosen.split('\n').map((line, at) => (at === 0 ? line : mark + line));
  const open = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
  const close = after === '' || after.startsWith('\n') ? '' : '\n\n';
  return place(before, after, { open: open + mark, chosen: lines.join('\n'), close });
}

function place(
  before: string,
  after: string,
  parts: { open: string; chosen: string; close: string },
): Selection {
  const start = before.length + parts.open.length;
  const text = before + parts.open + parts.chosen + parts.close + after;
  return { text, start, end: start + parts.chosen.length };
}
