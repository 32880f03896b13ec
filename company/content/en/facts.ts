import type { Fact } from '#company/shape/types.ts';

/** Figures from outside the company that hold in every state. Those of one state are in company/states/. Check all of them before a launch and each November. */
const checked = '2026-11-15';

const hsa2026 = {
  source: 'Internal Revenue Service, Revenue Procedure 2025-19',
  url: 'https://www.irs.gov/pub/irs-drop/rp-25-19.pdf',
  checked,
};
const hsa2027 = {
  source: 'Internal Revenue Service, Revenue Procedure 2026-24',
  url: 'https://www.irs.gov/pub/irs-drop/rp-26-24.pdf',
  checked,
};

export const facts = {
  hsaContribution2026: { value: '$4,400 for one person and $8,750 for a family', ...hsa2026 },
  hsaDeductible2026: { value: 'at least $1,700 for one person and $3,400 for a family', ...hsa2026 },
  hsaOutOfPocket2026: { value: 'at most $8,500 for one person and $17,000 for a family', ...hsa2026 },
  hsaContribution2027: { value: '$4,500 for one person and $9,000 for a family', ...hsa2027 },
  hsaDeductible2027: { value: 'at least $1,750 for one person and $3,500 for a family', ...hsa2027 },
  hsaOutOfPocket2027: { value: 'at most $8,700 for one person and $17,400 for a family', ...hsa2027 },
  hsaCatchUp: {
    value: '$1,000 more from age 55',
    source: 'Internal Revenue Service, Publication 969',
    url: 'https://www.irs.gov/publications/p969',
    checked,
  },

  hsaOtherPlans: {
    value: 'bronze and catastrophic plans that you buy yourself qualify without meeting those figures',
    source: 'Internal Revenue Service, Notice 2026-5',
    url: 'https://www.irs.gov/pub/irs-drop/n-26-05.pdf',
    checked: '2026-11-19',
  },

  hsaLastYear: {
    value: 'until the federal tax deadline in April',
    source: 'Internal Revenue Service, Publication 969',
    url: 'https://www.irs.gov/publications/p969',
    checked: '2026-11-19',
  },

  openEnrollmentEnds: {
    value:
      'For 2027 it starts no later than November 1 and must end by December 31, 2026, earlier than in past years.',
    source: 'Centers for Medicare & Medicaid Services, final rule CMS-9884-F',
    url: 'https://www.federalregister.gov/d/2025-11606',
    checked: '2026-11-19',
  },
  premiumTaxCredit: {
    value:
      'Depending on your income, a tax credit can lower the premium, but only for a plan from the official marketplace',
    source: 'HealthCare.gov, premium tax credit',
    url: 'https://www.healthcare.gov/glossary/premium-tax-credit/',
    checked: '2026-11-19',
  },
  costSharing: {
    value:
      'With a lower income, a silver plan from the marketplace can also have a lower deductible and lower copays.',
    source: 'HealthCare.gov, cost-sharing reductions',
    url: 'https://www.healthcare.gov/lower-costs/save-on-out-of-pocket-costs/',
    checked: '2026-11-19',
  },
  jobPlanEnrollment: {
    value: 'at least 30 days, or 60 after losing Medicaid or CHIP',
    source: 'United States Department of Labor, HIPAA special enrollment',
    url: 'https://www.dol.gov/general/topic/health-plans/portability',
    checked: '2026-11-19',
  },

  floodWait: {
    value: '30 days after you buy it, or at once when you buy it for a mortgage closing',
    source: 'Federal Emergency Management Agency, National Flood Insurance Program',
    url: 'https://www.floodsmart.gov/',
    checked: '2026-11-19',
  },
  floodProofOfLoss: {
    value: 'within 60 days of the flood, unless FEMA extends it',
    source: 'Federal Emergency Management Agency, National Flood Insurance Program',
    url: 'https://www.floodsmart.gov/',
    checked: '2026-11-19',
  },
  floodIsSeparate: {
    value: 'most homeowners and renters policies do not cover flood damage',
    source: 'Federal Emergency Management Agency, National Flood Insurance Program',
    url: 'https://www.floodsmart.gov/',
    checked,
  },
} satisfies Record<string, Fact>;

/** Rules of thumb on our own pages. No law sets them. */
export const rulesOfThumb = {
  lifeInsuranceTimesIncome: { from: 10, to: 15 },
  contentsPercentOfDwelling: { from: 50, to: 70 },
} as const;
