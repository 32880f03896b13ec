import { remember } from './remember.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

const readOnce = remember(readAccepted, { most: 100, longest: 100 });

/** What the client takes, smallest first. */
export function acceptedEncodings(header = ''): readonly Encoding[] {
  return readOnce(header);
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
