import { it } from 'vitest';
import { samples, shareHostile } from './hostile-samples.ts';

const { expectJoined, expectOthersPassed } = shareHostile();

it.each(Object.keys(samples))(
  '%s: joined within bounds, while the server answers others',
  expectJoined,
  60_000,
);

it(
  '5,000 mails that are none of our business cost their headers alone',
  () => expectOthersPassed(5000),
  60_000,
);
