import { foldAccents } from '#domain/fold-accents.ts';

/** The letter of the alphabet that a term is listed under: Á is an A, but Ñ is a letter of its own. */
export function initialOf(term: string): string {
  const letter = term.charAt(0).toUpperCase();
  return letter === 'Ñ' ? letter : foldAccents(letter);
}
