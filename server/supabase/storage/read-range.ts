import type { ByteRange } from '../../store/files/file-store.ts';

/**
 * Reads a Range header for a file of this size. Undefined means the whole file: there is no header, it is malformed, or it asks
 * for several ranges. `range-parser` is not used, because it refuses the last 500 bytes of a shorter file.
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (!first && !last) return undefined;
  if (first && last && Number(first) > Number(last)) return undefined;
  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  return start <= end ? { start, end } : 'unsatisfiable';
}
