import type { StateLaw } from '../types.ts';

/** Both amounts are checked each January. */
export const employers: StateLaw['employers'] = {
  disability: {
    value: '50% of pay, up to $170 a week',
    source: "New York State Workers' Compensation Board, disability benefits",
    url: 'https://www.wcb.ny.gov/content/main/DisabilityBenefits/employee-disability-benefits.jsp',
    checked: '2026-11-19',
  },
  familyLeave: {
    value: '67% of pay, up to $1,228.53 a week in 2026',
    source: "New York State Workers' Compensation Board, Paid Family Leave",
    url: 'https://paidfamilyleave.ny.gov/',
    checked: '2026-11-19',
  },
};
