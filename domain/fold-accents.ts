/** 'póliza' → 'poliza'. Searches compare words without their accents, because many people type none. */
export function foldAccents(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '');
}
