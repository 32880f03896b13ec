import type { License } from '../company/shape/site.ts';
import { site } from '../company/site.ts';
import { findLeftovers, type Leftover } from '../scripts/rebrand/find-leftovers.ts';
import { countLeftovers } from '../scripts/rebrand/report.ts';
import { type Finding, judge } from './finding.ts';

export function checkCompany(
  license: License | null = site.license,
  leftovers: readonly Leftover[] = findLeftovers(),
): Finding[] {
  return [
    judge('company', 'company:license', license !== null, {
      fine: 'A licensed insurer is named',
      open: 'No licensed insurer is named, so every page says that it is a demonstration',
      next: 'Set `license` in company/site.ts: holder, principal office, domicile, number, type, underwriter and NAIC number.',
    }),
    ...(license ? [checkInsurer(license)] : []),
    judge('company', 'company:leftovers', leftovers.length === 0, {
      fine: 'Nothing of the demonstration is left',
      open: `The sources hold ${countLeftovers(leftovers)}`,
      next: 'npm run rebrand -- --check lists them with file and line.',
    }),
  ];
}

/** What New York (Insurance Law 2122) and California (Insurance Code 1726) want wherever an insurer is named. */
function checkInsurer(license: License): Finding {
  const empty = Object.entries(license).filter(([, value]) => value.trim() === '');
  const hasCity = /^[^,]+, [^,]+$/.test(license.principalOffice);
  return judge('company', 'company:insurer', empty.length === 0 && hasCity, {
    fine: 'The insurer is named in full, with principal office, domicile and license',
    open: hasCity
      ? `The license lacks ${empty.map(([name]) => name).join(', ')}`
      : `"${license.principalOffice}" is not a city and a state`,
    next: 'Complete `license` in company/site.ts. The principal office is written as "Albany, New York".',
  });
}
