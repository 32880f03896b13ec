/** What a log may say about an error: its message might hold what a visitor sent. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'none';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
