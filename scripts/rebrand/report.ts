import { formatCount } from '../../cli/terminal.ts';
import { type Kind, kinds } from './demonstration.ts';
import type { Leftover } from './find-leftovers.ts';

/** A summary first, then every leftover with file and line. */
export function formatLeftovers(leftovers: readonly Leftover[]): string {
  if (leftovers.length === 0) return 'Nothing of the demonstration is left.';
  const groups = (Object.keys(kinds) as Kind[])
    .map((kind) => ({ ...kinds[kind], items: leftovers.filter((each) => each.kind === kind) }))
    .filter(({ items }) => items.length > 0);
  const summary = groups.map(({ title, items }) => `  ${String(items.length).padStart(4)}  ${title}`);
  const details = groups.map(({ title, next, items }) =>
    [`${title}. ${next}`, ...items.map((item) => `  ${addressOf(item)}: ${item.what}`)].join('\n'),
  );
  return [`${countLeftovers(leftovers)}:`, summary.join('\n'), ...details.map((text) => `\n${text}`)].join(
    '\n',
  );
}

export function countLeftovers({ length }: readonly Leftover[]): string {
  return `${formatCount(length, 'leftover')} of the demonstration`;
}

function addressOf({ file, line }: Leftover): string {
  return line ? `${file}:${line}` : file;
}
