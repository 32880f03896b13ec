import type { Fact } from '#app/words/types.ts';

/** Every figure from outside the company. Check all of them before a launch and each November. */
const checked = '2026-11-15';

const newYorkMinimums = {
  source: 'New York State Department of Financial Services, minimum auto insurance requirements',
  url: 'https://www.dfs.ny.gov/consumers/auto_insurance/minimum_auto_insurance_requirements',
  checked,
};
const noFault = {
  source: 'New York State Department of Financial Services, consumer questions about no-fault insurance',
  url: 'https://www.dfs.ny.gov/consumers/auto_insurance/nofault_faqs',
  checked,
};
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
  autoBodilyInjury: { value: '$25,000 per person and $50,000 per accident', ...newYorkMinimums },
  autoDeath: { value: '$50,000 per person and $100,000 per accident', ...newYorkMinimums },
  autoPropertyDamage: { value: '$10,000 per accident', ...newYorkMinimums },
  autoUninsuredMotorist: { value: '$25,000 per person and $50,000 per accident', ...newYorkMinimums },
  autoNoFault: { value: '$50,000 per person', ...newYorkMinimums },

  noFaultNotice: { value: 'in writing within 30 days of the accident', ...noFault },
  noFaultMedicalBills: { value: 'within 45 days of the treatment', ...noFault },
  noFaultLostEarnings: { value: 'within 90 days of the loss', ...noFault },

  claimAcknowledged: {
    value: 'within 15 business days of notice',
    source: 'New York Regulation 64, 11 NYCRR 216.4 and 216.5',
    url: 'https://www.law.cornell.edu/regulations/new-york/11-NYCRR-216.4',
    checked,
  },
  claimDecided: {
    value: 'within 15 business days of complete proof of loss',
    source: 'New York Regulation 64, 11 NYCRR 216.6',
    url: 'https://www.law.cornell.edu/regulations/new-york/11-NYCRR-216.6',
    checked,
  },
  claimFraudWarning: {
    value: 'a fraud warning directly above the signature on every claim form',
    source: 'New York Regulation 95, 11 NYCRR 86.4',
    url: 'https://www.law.cornell.edu/regulations/new-york/11-NYCRR-86.4',
    checked,
  },

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

  lifeContestable: {
    value: 'during the first two years of the policy',
    source: 'New York Insurance Law, section 3203',
    url: 'https://www.nysenate.gov/legislation/laws/ISC/3203',
    checked,
  },

  complaints: {
    value: '(800) 342-3736',
    source: 'New York State Department of Financial Services',
    url: 'https://www.dfs.ny.gov/complaint',
    checked: '2026-11-16',
  },

  specialEnrollment: {
    value: 'typically 60 days after a qualifying event',
    source: 'City of New York, Office of Citywide Health Insurance Access',
    url: 'https://www.nyc.gov/site/ochia/coverage-care/special-enrollment-period.page',
    checked,
  },
  floodIsSeparate: {
    value: 'most homeowners and renters policies do not cover flood damage',
    source: 'Federal Emergency Management Agency, National Flood Insurance Program',
    url: 'https://www.floodsmart.gov/',
    checked,
  },

  creditHistoryOfApplicants: {
    value: 'since April 18, 2026 employers may not ask for it, with narrow exceptions',
    source: 'New York General Business Law, article 25',
    url: 'https://www.nysenate.gov/legislation/laws/GBS/A25',
    checked,
  },
  payRangeInJobAds: {
    value: 'a good-faith pay range in every advertised job',
    source: 'New York Labor Law, section 194-b',
    url: 'https://www.nysenate.gov/legislation/laws/LAB/194-B',
    checked,
  },
} satisfies Record<string, Fact>;

/** Rules of thumb on our own pages. No law sets them. */
export const rulesOfThumb = {
  lifeInsuranceTimesIncome: { from: 10, to: 15 },
  contentsPercentOfDwelling: { from: 50, to: 70 },
} as const;
