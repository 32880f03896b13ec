import type { Report, Table } from './result.ts';

export function toMarkdown({ title, tables, missed, ...provenance }: Report): string {
  const misses = missed.length > 0 ? ['## Missed', missed.map((miss) => `- ${miss}`).join('\n')] : [];
  const sections = tables.flatMap((table) => [`## ${table.title}`, tableToMarkdown(table)]);
  return `${[`# ${title}`, provenanceOf(provenance), ...misses, ...sections].join('\n\n')}\n`;
}

function provenanceOf({ date, machine }: Pick<Report, 'date' | 'machine'>): string {
  const { cpu, cores, memory, node, chromium } = machine;
  return `Measured on ${date}: ${cores} cores (${cpu}), ${memory}, Node ${node.slice(1)}, Chromium ${chromium}.`;
}

function tableToMarkdown({ columns, rows, note }: Table): string {
  const line = (cells: (string | number)[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  const table = [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
  return note ? `${table}\n\n${note}` : table;
}
