export type Encoding = 'br' | 'gzip' | 'identity';

/** The encodings that the client accepts, smallest first. */
export function acceptedEncodings(header = ''): Encoding[] {
  const qualities = new Map(header.split(',').map(readPart));
  const accepts = (encoding: string) => (qualities.get(encoding) ?? qualities.get('*') ?? 0) > 0;
  return [...(['br', 'gzip'] as const).filter(accepts), 'identity'];
}

function readPart(part: string): [encoding: string, quality: number] {
  const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
  return [name.trim(), quality === undefined ? 1 : Number(quality)];
}
