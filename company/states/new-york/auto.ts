import type { StateLaw } from '../../shape/state.ts';

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
      kind: 'injuries',
      label: 'Injuries you cause',
      fact: { value: '$25,000 per person and $50,000 per accident', ...required },
    },
    {
      kind: 'deaths',
      label: 'Deaths you cause',
      fact: { value: '$50,000 per person and $100,000 per accident', ...required },
    },
    { kind: 'property', label: 'Damaged property', fact: { value: '$10,000 per accident', ...required } },
    {
      kind: 'noFault',
      label: '[No-fault](#no-fault): medical bills and lost pay for you and your passengers',
      fact: noFaultPays,
    },
    {
      kind: 'uninsured',
      label: '[Injured by a driver with no insurance](#uninsured-motorist)',
      fact: { value: '$25,000 per person and $50,000 per accident', ...required },
    },
  ],
  underinsured: {
    name: 'SUM coverage (supplementary uninsured and underinsured motorists)',
    fact: {
      value:
        'It pays for your injuries, and those of your passengers, when the driver at fault has no insurance or less than you have. New York insurers must offer it up to $250,000 per person and $500,000 per accident, but never above your own limits for injuries you cause.',
      source: 'New York Insurance Law, section 3420(f)(2); Regulation 35-D, 11 NYCRR 60-2.1',
      url: 'https://www.law.cornell.edu/regulations/new-york/11-NYCRR-60-2.1',
      checked: '2026-11-19',
    },
  },
  courseDiscount: {
    value: '10% off liability, no-fault and collision for three years',
    source:
      'New York Insurance Law, section 2336; Department of Motor Vehicles, Point and Insurance Reduction Program',
    url: 'https://www.nysenate.gov/legislation/laws/ISC/2336',
    checked: '2026-11-19',
  },
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
    due: { value: 'within 10 days of the crash', ...crashReport },
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
