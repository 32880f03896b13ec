import { styleText } from 'node:util';
import { formatCount } from '../cli/terminal.ts';
import { type Finding, groups } from './finding.ts';

export type Report = { verdict: string; ready: boolean; findings: Finding[] };

/** Marks findings as good that the owner has settled with a note. Notes do not settle access checks and forms. */
export function applyNotes(findings: Finding[], notes: Record<string, string>): Finding[] {
  return findings.map((finding) => {
    const note = notes[finding.id];
    if (!note || finding.state !== 'settle' || finding.group === 'access' || finding.group === 'forms')
      return finding;
    const { next: _, ...rest } = finding;
    return { ...rest, state: 'good', line: `${finding.line}. Settled: ${note}` };
  });
}

export function createReport(findings: Finding[]): Report {
  const open = findings.filter(({ state }) => state === 'settle').length;
  const unchecked = findings.filter(({ state }) => state === 'unknown').length;
  const rest = unchecked > 0 ? `, and ${unchecked} not checked` : '';
  return {
    ready: open + unchecked === 0,
    verdict: open + unchecked === 0 ? 'Ready' : `Not ready: ${formatCount(open, 'thing')} to settle${rest}`,
    findings,
  };
}

const marks = {
  good: ['✓', 'green'],
  settle: ['✗', 'red'],
  unknown: ['?', 'yellow'],
  note: ['i', 'cyan'],
} as const;

/** Prints the groups: the number of good findings, and every other finding with its next step. */
export function formatReport({ findings, verdict, ready }: Report, address: string): string {
  const mark = (state: Finding['state']) =>
    styleText(marks[state][1], marks[state][0], { stream: process.stdout });
  const lines = [`Checked: ${address}`];
  for (const [group, title] of Object.entries(groups)) {
    const own = findings.filter((finding) => finding.group === group);
    if (own.length === 0) continue;
    const counted = own.filter(({ state }) => state !== 'note').length;
    const fine = own.filter(({ state }) => state === 'good').length;
    lines.push('', title);
    if (fine > 0) lines.push(`  ${mark('good')} ${fine} of ${counted} in order`);
    for (const { state, line, next } of own.filter((finding) => finding.state !== 'good'))
      lines.push(`  ${mark(state)} ${line}`, `    → ${next}`);
  }
  return [...lines, '', styleText(ready ? 'green' : 'red', `${verdict}.`, { stream: process.stdout })].join(
    '\n',
  );
}
