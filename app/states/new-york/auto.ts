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
const crashReport = {
  source:
    'New York State Department of Motor Vehicles, File a Motorist Crash Report; Vehicle and Traffic Law, section 605',
  url: 'https://dmv.ny.gov/records/file-a-motorist-crash-accident-report',
  checked: '2026-11-19',
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
  crashReport: {
    form: 'MV-104',
    needed: {
      value: 'if anyone was hurt or killed, or the damage to one person’s property is over $1,000',
      ...crashReport,
    },
    due: { value: 'within 10 days', ...crashReport },
  },
  excludedDrivers: {
    value:
      'New York does not let an insurer exclude a driver by name from liability coverage. In rare cases collision coverage can be waived for one driver, if you sign for it.',
    source:
      '11 NYCRR 60-1.1(c); Department of Financial Services, Office of General Counsel, opinions 02-04-15 and 03-04-20',
    url: 'https://www.dfs.ny.gov/insurance/ogco2002/rg204151.htm',
    checked: '2026-11-19',
  },
};
