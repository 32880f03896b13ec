import type { StateLaw } from '#company/shape/state.ts';
import { plainState } from '#company/states/plain.ts';
import type { UsState } from '#domain/us-states.ts';

/** Where a Spanish text writes the name differently. */
const spanishNames: Partial<Record<UsState, string>> = {
  AS: 'Samoa Americana',
  DC: 'Distrito de Columbia',
  HI: 'Hawái',
  LA: 'Luisiana',
  MI: 'Míchigan',
  MO: 'Misuri',
  MP: 'Islas Marianas del Norte',
  MS: 'Misisipi',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  NH: 'Nuevo Hampshire',
  NJ: 'Nueva Jersey',
  NM: 'Nuevo México',
  NY: 'Nueva York',
  OR: 'Oregón',
  PA: 'Pensilvania',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  VI: 'Islas Vírgenes de los Estados Unidos',
  WV: 'Virginia Occidental',
};

/** A state about whose law nothing is written yet, in Spanish. */
export function plainInSpanish(code: UsState): StateLaw {
  const plain = plainState(code);
  return {
    ...plain,
    name: spanishNames[code] ?? plain.name,
    condo: 'condominio',
    hiring: { ...plain.hiring, equalChances: 'las leyes federales y estatales' },
  };
}
