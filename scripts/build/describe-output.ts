import { stripVTControlCharacters } from 'node:util';

const mostLines = 12;
const longestLine = 300;

/** What a person needs of a failed tool's output: no stacks, no rendered pages, no progress, no warnings before the error. */
export function describeOutput(text: string): string {
  const output = stripVTControlCharacters(text).replaceAll(`${process.cwd()}/`, '');
  return describePrerender(output) ?? describeLines(output);
}

/** The router logs what a page threw, and then ends with the address of the page and all of its HTML. */
function describePrerender(output: string): string | undefined {
  const failure = /^.*Prerender \(\w+\): Received a \d+ status code .* the `(.+)` path\./m.exec(output);
  if (!failure) return undefined;
  const thrown = [...output.slice(0, failure.index).matchAll(/^(\w*Error: .+)\n\s+at /gm)].at(-1)?.[1];
  const reason = thrown?.replace(/^Error: /, '') ?? 'its component failed';
  const page = failure[1]?.replace(/(?<=.)\/$/, '');
  return `The page ${page} cannot be rendered: ${reason}`;
}

function describeLines(output: string): string {
  const lines = output.split('\n');
  const start = lines.findIndex((line) => /^Build failed with|^\S*Error\b.*: /.test(line));
  return lines
    .slice(Math.max(start, 0))
    .map((line) => line.replace(/^\[plugin [^\]]+\] ?|^Error: /, ''))
    .filter((line) => line.trim() !== '' && !isNoise(line))
    .slice(start < 0 ? -mostLines : 0)
    .slice(0, mostLines)
    .map((line) => line.slice(0, longestLine))
    .join('\n');
}

/** A line of a stack, or the rest of an error that Node has printed. */
function isNoise(line: string): boolean {
  return /^\s*at |^Build failed with|^Caused by:$|^\s*(errors|code|cause): .*|^[{}\]]+$|^Node\.js v/.test(
    line,
  );
}
