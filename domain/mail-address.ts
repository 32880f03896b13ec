/**
 * Whether an address names exactly one mailbox. The database accepts more, for example commas and quotes, which mail programs
 * read as lists and comments.
 */
export function isDeliverable(address: string): boolean {
  return (
    address.length <= 254 &&
    /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?\.[A-Za-z]{2,}$/.test(address) &&
    !/^[.-]|\.\.|\.@|@[.-]/.test(address)
  );
}

/** Addresses are compared in lower case by the letters A to Z alone, as private.email_key has it. */
export function emailKey(address: string): string {
  return address.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
