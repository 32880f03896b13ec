/** Logs where forms are sent and that a key is present, never the key. */
export function logBackend(): void {
  const { url, anonKey } = __BACKEND__;
  console.info(`Backend URL: ${url || location.origin}; anonymous key present: ${Boolean(anonKey)}`);
}
