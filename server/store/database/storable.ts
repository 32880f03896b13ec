/** Deeper than any value that a client of ours sends. */
const maxDepth = 32;

/** PostgreSQL stores neither the NUL character nor half a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

/** The same for every text in a JSON value. False for a value that is nested too deep to be looked through. */
export function isStorableJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth > maxDepth) return false;
  return Object.entries(value).every(([key, inner]) => isStorable(key) && isStorableJson(inner, depth + 1));
}
