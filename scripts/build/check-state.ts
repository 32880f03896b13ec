import type { License } from '../../company/shape/site.ts';
import type { StateLaw } from '../../company/shape/state.ts';
import { site } from '../../company/site.ts';
import { state } from '../../company/state.ts';

type Company = { license: License | null; region: { state: string } };

/** A sentence if the pages would follow the law of another state, or a licensed site would name no complaint route. */
export function complainAboutState({ license, region }: Company = site, law: StateLaw = state): string[] {
  if (region.state !== law.name)
    return [
      `The region in company/site.ts is ${region.state}, but company/state.ts names the law of ${law.name}. Name your state's module there, or plainState() until it is written.`,
    ];
  if (license && !law.regulator)
    return [
      `A site with a license says where to complain. Write \`regulator\` in the module of ${law.name} in company/states/.`,
    ];
  return [];
}
