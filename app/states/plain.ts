import { type UsState, usStateNames } from '#app/words/us-states.ts';
import type { StateLaw } from './types.ts';

/** A state about whose law nothing is written yet. */
export function plainState(code: UsState): StateLaw {
  return {
    code,
    name: usStateNames[code],
    regulator: null,
    motorVehicleOffice: null,
    condo: 'condo',
    auto: { minimums: [], noFault: null },
    claims: { acknowledged: null, decided: null, fraudWarning: null },
    life: { contestable: null },
    health: { marketplace: null, specialEnrollment: null },
    hiring: { forbidden: {}, payRangeInJobAds: null, equalChances: 'federal and state law' },
    breachNotice: null,
    glossary: { terms: [], notes: {} },
  };
}
