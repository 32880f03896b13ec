import type { Encoding } from './site-files.ts';

/** The smallest encoding that the client takes and that there is. */
export function negotiateEncoding(
  header: string | undefined,
  offered: (encoding: Encoding) => boolean,
): Encoding {
  const accepted = new Map((header ?? '').split(',').map(readPart));
  const takes = (encoding: string) => (accepted.get(encoding) ?? accepted.get('*') ?? 0) > 0;
  return (['br', 'gzip'] as const).find((encoding) => takes(encoding) && offered(encoding)) ?? 'identity';
}

function readPart(part: string): [string, number] {
  const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
  const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
  return [name.trim(), quality === undefined ? 1 : Number(quality)];
}
