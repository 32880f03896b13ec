export type HsaYear = '2026' | '2027';
export type HsaCoverage = 'self' | 'family';

/** The limits of health savings accounts in ../facts.ts as numbers. */
export const hsaLimits: Record<
  HsaYear,
  Record<HsaCoverage, { contribution: number; leastDeductible: number; mostOutOfPocket: number }>
> = {
  '2026': {
    self: { contribution: 4_400, leastDeductible: 1_700, mostOutOfPocket: 8_500 },
    family: { contribution: 8_750, leastDeductible: 3_400, mostOutOfPocket: 17_000 },
  },
  '2027': {
    self: { contribution: 4_500, leastDeductible: 1_750, mostOutOfPocket: 8_700 },
    family: { contribution: 9_000, leastDeductible: 3_500, mostOutOfPocket: 17_400 },
  },
};
export const hsaCatchUp = 1_000;
