import { linkTo, services } from '#app/catalog/services.ts';
import { expectNothingCutOff } from '../support/cut-off.ts';
import { test } from '../support/test.ts';

const addresses = ['/about', '/careers', '/claims', '/services', ...services.slice(0, 1).map(linkTo)];

test('nothing stands out of a section that waits: it would be cut at the edge', async ({ page }) => {
  for (const address of addresses) await expectNothingCutOff(page, address);
});
