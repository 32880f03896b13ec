import type { StateLaw } from '../types.ts';

const checked = '2026-11-15';
const required = {
  source: 'New York State Department of Financial Services, minimum auto insurance requirements',
  url: 'https://www.dfs.ny.gov/consumers/auto_insurance/minimum_auto_insurance_requirements',
  checked,
};
const deadline = {
  source: 'New York State Department of Financial Services, consumer questions about no-fault insurance',
  url: 'https://www.dfs.ny.gov/consumers/auto_insurance/nofault_faqs',
  checked,
};
const noFaultPays = { value: '$50,000 per person', ...required };

export const auto: StateLaw['auto'] = {
  minimums: [
    {
      label: 'Injuries you cause',
      fact: { value: '$25,000 per person and $50,000 per accident', ...required },
    },
    {
      label: 'Deaths you cause',
      fact: { value: '$50,000 per person and $100,000 per accident', ...required },
    },
    { label: 'Damaged property', fact: { value: '$10,000 per accident', ...required } },
    {
      label: '[No-fault](#no-fault): medical bills and lost pay for you and your passengers',
      fact: noFaultPays,
    },
    {
      label: '[Injured by a driver with no insurance](#uninsured-motorist)',
      fact: { value: '$25,000 per person and $50,000 per accident', ...required },
    },
  ],
  noFault: {
    pays: noFaultPays,
    notice: { value: 'in writing within 30 days of the accident', ...deadline },
    medicalBills: { value: 'within 45 days of the treatment', ...deadline },
    lostEarnings: { value: 'within 90 days of the loss', ...deadline },
    form: 'NF-2',
  },
};
