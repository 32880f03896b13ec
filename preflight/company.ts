import { site } from '../app/site.ts';
import type { License } from '../app/site-types.ts';
import { findLeftovers, type Leftover } from '../scripts/rebrand/find-leftovers.ts';
import { countLeftovers } from '../scripts/rebrand/report.ts';
import { type Finding, good, settle } from './finding.ts';

export function checkCompany(
  license: License | null = site.license,
  leftovers: readonly Leftover[] = findLeftovers(),
): Finding[] {
  return [
    license
      ? good('company', 'company:license', 'A licensed insurer is named')
      : settle(
          'company',
          'company:license',
          'No licensed insurer is named, so every page says that it is a demonstration',
          'Set `license` in app/site.ts: holder, number, type, underwriter and NAIC number.',
        ),
    leftovers.length > 0
      ? settle(
          'company',
          'company:leftovers',
          `The sources hold ${countLeftovers(leftovers)}`,
          'npm run rebrand -- --check lists them with file and line.',
        )
      : good('company', 'company:leftovers', 'Nothing of the demonstration is left'),
  ];
}
