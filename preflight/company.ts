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
      next: 'Set `license` in company/site.ts: holder, number, type, underwriter and NAIC number.',
    }),
    judge('company', 'company:leftovers', leftovers.length === 0, {
      fine: 'Nothing of the demonstration is left',
      open: `The sources hold ${countLeftovers(leftovers)}`,
      next: 'npm run rebrand -- --check lists them with file and line.',
    }),
  ];
}
