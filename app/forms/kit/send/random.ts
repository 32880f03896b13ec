/** `crypto.randomUUID` does not exist on pages served without TLS. */
export function makeUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** As many digits as a file's path takes. The remainder's bias is one in 400 million. */
export function makeDigits(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(17)), (number) => number % 10).join('');
}
