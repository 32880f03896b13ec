/** What a person reads when a rendering could not be written. */
export function sentenceOf(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC' || code === 'EDQUOT') return 'The disk is full. Free some space, then publish again.';
  if (code === 'EROFS' || code === 'EACCES' || code === 'EPERM' || code === 'ENOTDIR' || code === 'EEXIST')
    return 'The data folder cannot be written to.';
  if (code === 'ENOENT') return 'The build is not complete. Run npm run build, then start the server again.';
  return 'The pages could not be rendered. The log of the server says why.';
}
