import { type UsState, usStateNames } from '#domain/us-states.ts';
import type { StateLaw } from '../shape/state.ts';

/** A state about whose law nothing is written yet. */
export function plainState(code: UsState): StateLaw {
  return {
    code,
    name: usStateNames[code],
    regulator: null,
    motorVehicleOffice: null,
    condo: 'condo',
    auto: {
      minimums: [],
      underinsured: null,
      courseDiscount: null,
      noFault: null,
      crashReport: null,
      excludedDrivers: null,
    },
    claims: { acknowledged: null, decided: null, decidedOtherwise: null, paid: null, fraudWarning: null },
    life: { contestable: null, gracePeriod: null, freeLook: null },
    health: { marketplace: null, adultChildren: null, specialEnrollment: null, allYear: null },
    employers: {
      workersCompensation: null,
      disability: null,
      disabilityCost: null,
      familyLeave: null,
      familyLeaveCost: null,
    },
    renewal: { lessCoverage: null },
    hiring: { forbidden: {}, payRangeInJobAds: null, equalChances: 'federal and state law' },
    advertising: null,
    breachNotice: null,
    glossary: { terms: [], notes: {} },
  };
}
