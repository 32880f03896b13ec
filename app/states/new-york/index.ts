import { plainState } from '../plain.ts';
import type { StateLaw } from '../types.ts';
import { auto } from './auto.ts';
import { claims } from './claims.ts';
import { notes, terms } from './glossary.ts';
import { hiring } from './hiring.ts';

/** docs/new-york-law.md says what counsel should read besides. Check every fact before a launch and each November. */
export const newYork: StateLaw = {
  ...plainState('NY'),
  regulator: {
    name: 'Department of Financial Services',
    fullName: 'New York State Department of Financial Services',
    phone: '(800) 342-3736',
    url: 'https://www.dfs.ny.gov/complaint',
    checked: '2026-11-16',
  },
  motorVehicleOffice: 'Department of Motor Vehicles',
  condo: 'condo or co-op',
  auto,
  claims,
  life: {
    contestable: {
      value: 'during the first two years of the policy',
      source: 'New York Insurance Law, section 3203',
      url: 'https://www.nysenate.gov/legislation/laws/ISC/3203',
      checked: '2026-11-15',
    },
  },
  health: {
    marketplace: 'NY State of Health',
    specialEnrollment: {
      value: 'typically 60 days after a qualifying event',
      source: 'City of New York, Office of Citywide Health Insurance Access',
      url: 'https://www.nyc.gov/site/ochia/coverage-care/special-enrollment-period.page',
      checked: '2026-11-15',
    },
  },
  hiring,
  breachNotice: 'General Business Law, section 899-aa',
  glossary: { terms, notes },
};
