export type Strength = 'weak' | 'fair' | 'strong';

/** A plain rule that people can follow: length counts, and the same letters over and over do not. */
export function ratePassphrase(passphrase: string): Strength {
  const letters = [...passphrase.trim()];
  const different = new Set(letters.map((letter) => letter.toLowerCase())).size;
  if (letters.length < 16 || different < 8) return 'weak';
  return letters.length >= 24 && different >= 10 ? 'strong' : 'fair';
}
