import type { StateLaw } from '../../shape/state.ts';

const board = "New York State Workers' Compensation Board";
const checked = '2026-11-19';
const disabilityPage = {
  source: `${board}, disability benefits`,
  url: 'https://www.wcb.ny.gov/content/main/DisabilityBenefits/employee-disability-benefits.jsp',
  checked,
};
const familyLeavePage = {
  source: `${board}, Paid Family Leave`,
  url: 'https://paidfamilyleave.ny.gov/',
  checked,
};

/** The amounts are checked each January. */
export const employers: StateLaw['employers'] = {
  workersCompensation: {
    value: 'nearly every employer must carry it, even with one part-time employee',
    source: `${board}, coverage requirements; Workers' Compensation Law, sections 2 and 3`,
    url: 'https://www.wcb.ny.gov/content/main/coverage-requirements-wc/wc-coverage-required.jsp',
    checked,
  },
  disability: { value: '50% of pay, up to $170 a week', ...disabilityPage },
  disabilityCost: { value: 'at most 60 cents a week', ...disabilityPage },
  familyLeave: { value: '67% of pay, up to $1,228.53 a week in 2026', ...familyLeavePage },
  familyLeaveCost: { value: '0.432% of pay, at most $411.91 in 2026', ...familyLeavePage },
};
