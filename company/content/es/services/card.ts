/** At the foot of every service's card. */
export const seeCoverage = 'Vea la cobertura';
