import type { Addition } from '#app/words/types.ts';

/** Beside the options of auto and home insurance. */
export const umbrella: Addition = {
  name: 'Póliza paraguas (umbrella)',
  text: 'Más responsabilidad civil: paga las reclamaciones contra usted cuando se agota el límite de su póliza de auto o de hogar.',
  isSoldHere: true,
};
