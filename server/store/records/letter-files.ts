import path from 'node:path';

export const letterBucket = 'letters';

/** Where a file for an answer is stored. Of its name, only the extension becomes part of the path. */
export function letterPath(recordId: string, { id, name }: { id: string; name: string }): string {
  return `${recordId}/${id}${path.extname(name).toLowerCase()}`;
}
