import { expect, it } from 'vitest';
import { serverForTest } from '../support/open-test-server.ts';
import { StaffSession } from '../support/staff-client.ts';

it('of many passwords at once, two are compared, some wait, and the others are refused', async () => {
  const release = Promise.withResolvers<void>();
  let comparing = 0;
  let most = 0;
  const compare = async () => {
    comparing += 1;
    most = Math.max(most, comparing);
    await release.promise;
    comparing -= 1;
  };
  // For a person who does not exist, a password is hashed, so that it takes as long.
  const passwords = {
    hash: async () => compare().then(() => ''),
    verify: async () => compare().then(() => false),
  };
  const { url } = await serverForTest({ replaced: { passwords } });
  let refused = 0;
  const answers = Array.from({ length: 100 }, async (_, count) => {
    const given = { email: `nobody-${count}@example.com`, password: 'correct horse battery staple' };
    const { status } = await new StaffSession(url, given.email).auth('/sign-in/email', given);
    if (status === 503) refused += 1;
    return status;
  });
  await expect.poll(() => refused).toBe(38);
  release.resolve();
  const statuses = await Promise.all(answers);
  expect(statuses.filter((status) => status === 401)).toHaveLength(62);
  expect(most).toBe(2);
});
