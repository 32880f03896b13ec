export type Part = { is: 'same' | 'added' | 'removed'; text: string };

/** Above this many comparisons a text is shown as replaced: the browser would stand still. */
const mostComparisons = 400_000;

/** Lines that share less of their words are shown as replaced: single words in common would only distract. */
const leastCommon = 0.4;

/** What was removed and added, word by word. Whole lines that stay are found first, so long texts are quick. */
export function diffWords(before: string, after: string): Part[] {
  const lines = diffLists(splitLines(before), splitLines(after));
  const parts: Part[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, next] = [lines[at], lines[at + 1]];
    if (line?.is === 'removed' && next?.is === 'added') {
      parts.push(...diffLine(line, next));
      at += 1;
    } else if (line) parts.push(line);
  }
  return join(parts);
}

function diffLine(removed: Part, added: Part): Part[] {
  const parts = diffLists(splitWords(removed.text), splitWords(added.text));
  const common = parts.flatMap(({ is, text }) => (is === 'same' ? text : [])).join('').length;
  return common < leastCommon * Math.min(removed.text.length, added.text.length) ? [removed, added] : parts;
}

/** Each line ends with a line break, the last one too: it stays the same when a line follows. */
const splitLines = (text: string) => (text ? text.split('\n').map((line) => `${line}\n`) : []);
/** Each with the space after it. */
const splitWords = (text: string) => text.match(/\S+\s*|\s+/g) ?? [];

/** The parts of two lists by their longest common subsequence. What was removed comes before what was added in its place. */
function diffLists(before: readonly string[], after: readonly string[]): Part[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const shorter = Math.min(before.length, after.length) - start;
  while (end < shorter && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return join([
    ...before.slice(0, start).map((text) => ({ is: 'same' as const, text })),
    ...diffMiddle(before.slice(start, before.length - end), after.slice(start, after.length - end)),
    ...before.slice(before.length - end).map((text) => ({ is: 'same' as const, text })),
  ]);
}

function diffMiddle(before: readonly string[], after: readonly string[]): Part[] {
  const removed = before.map((text) => ({ is: 'removed' as const, text }));
  const added = after.map((text) => ({ is: 'added' as const, text }));
  if (before.length * after.length > mostComparisons) return [...removed, ...added];
  const common = countCommon(before, after);
  const parts: Part[] = [];
  let [i, j] = [0, 0];
  for (;;) {
    const [old, now] = [removed[i], added[j]];
    if (!old) return [...parts, ...added.slice(j)];
    if (!now) return [...parts, ...removed.slice(i)];
    if (old.text === now.text) {
      parts.push({ is: 'same', text: old.text });
      i += 1;
      j += 1;
    } else if ((common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0)) {
      parts.push(old);
      i += 1;
    } else {
      parts.push(now);
      j += 1;
    }
  }
}

/** How long the longest common subsequence is, from each pair of places on. */
function countCommon(before: readonly string[], after: readonly string[]): number[][] {
  const rows: number[][] = Array.from({ length: before.length + 1 }, () => []);
  for (let i = before.length; i >= 0; i -= 1)
    for (let j = after.length; j >= 0; j -= 1) {
      const [row, below] = [rows[i] ?? [], rows[i + 1]];
      if (i === before.length || j === after.length) row[j] = 0;
      else if (before[i] === after[j]) row[j] = (below?.[j + 1] ?? 0) + 1;
      else row[j] = Math.max(below?.[j] ?? 0, row[j + 1] ?? 0);
    }
  return rows;
}

/** One part for neighbors of the same sort. Of neighbors that replace each other, the removed text is first. */
function join(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const beforeLast = joined.at(-2);
    if (last?.is === part.is) joined[joined.length - 1] = { ...last, text: last.text + part.text };
    else if (part.is === 'removed' && last?.is === 'added' && beforeLast?.is === 'removed')
      joined[joined.length - 2] = { ...beforeLast, text: beforeLast.text + part.text };
    else if (part.is === 'removed' && last?.is === 'added') joined.splice(-1, 0, part);
    else if (part.text) joined.push(part);
  }
  return joined;
}
