export type Encoding = 'br' | 'gzip' | 'identity';

/** Browsers send the same few headers over and over; a caller who sends others fills no memory with them. */
const known = new Map<string, readonly Encoding[]>();
const mostKnown = 100;

/** What the client takes, smallest first. */
export function acceptedEncodings(header = ''): readonly Encoding[] {
  const before = known.get(header);
  if (before) return before;
  const accepted = readAccepted(header);
  if (known.size < mostKnown && header.length < 100) known.set(header, accepted);
  return accepted;
}

function readAccepted(header: string): readonly Encoding[] {
  const accepted = new Map(header.split(',').map(readPart));
  const takes = (encoding: string) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0;
  return [...(['br', 'gzip'] as const).filter(takes), 'identity'];
}

function readPart(part: string): [string, number] {
  const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
  return [name.trim(), quality === undefined ? 1 : Number(quality)];
}
