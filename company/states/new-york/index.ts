import type { StateLaw } from '../../shape/state.ts';
import { plainState } from '../plain.ts';
import { auto } from './auto.ts';
import { claims } from './claims.ts';
import { employers } from './employers.ts';
import { notes, terms } from './glossary.ts';
import { hiring } from './hiring.ts';
import { life } from './life.ts';
import { regulator } from './regulator.ts';

/** docs/new-york-law.md says what counsel should read besides. Check every fact before a launch and each November. */
export const newYork: StateLaw = {
  ...plainState('NY'),
  regulator,
  motorVehicleOffice: 'Department of Motor Vehicles',
  condo: 'condo or co-op',
  auto,
  claims,
  life,
  health: {
    marketplace: { name: 'NY State of Health', site: 'nystateofhealth.ny.gov' },
    adultChildren: {
      value: 'In New York a plan can extend that through age 29.',
      source: 'New York State Department of Financial Services, coverage expansion through age 29',
      url: 'https://www.dfs.ny.gov/consumers/health_insurance/faqs_age29_young_adult_option',
      checked: '2026-11-19',
    },
    specialEnrollment: {
      value: 'typically 60 days from the event',
      source: 'City of New York, Office of Citywide Health Insurance Access',
      url: 'https://www.nyc.gov/site/ochia/coverage-care/special-enrollment-period.page',
      checked: '2026-11-15',
    },
    allYear: {
      value: 'Medicaid, the Essential Plan and Child Health Plus',
      source: 'NY State of Health, the official health plan marketplace',
      url: 'https://nystateofhealth.ny.gov/',
      checked: '2026-11-19',
    },
  },
  employers,
  renewal: {
    lessCoverage: {
      value: 'In New York the insurer must point out a cut in coverage in a notice of its own.',
      source:
        'New York Insurance Law, section 3425(d)(1); Department of Financial Services, Office of General Counsel, opinion of August 24, 2006',
      url: 'https://www.nysenate.gov/legislation/laws/ISC/3425',
      checked: '2026-11-19',
    },
  },
  hiring,
  // Four years, or until the next report on examination is filed if that is later. Six, because the report may come later: for counsel
  // to confirm.
  advertising: {
    keptYears: 6,
    source: '11 NYCRR 215.17(a) and 219.5(a)',
    url: 'https://www.law.cornell.edu/regulations/new-york/11-NYCRR-215.17',
    checked: '2026-11-19',
  },
  breachNotice: 'General Business Law, section 899-aa',
  glossary: { terms, notes },
};
