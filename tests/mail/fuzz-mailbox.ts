import { expect } from 'vitest';
import { clientsOf } from '../support/clients.ts';
import { attackMailbox, disturb, expectInOrder } from '../support/hostile/attack-mailbox.ts';
import { createRandom } from '../support/hostile/random.ts';
import { startMailServer } from '../support/mail-server.ts';
import { serverForTest, type TestServer } from '../support/open-test-server.ts';
import { share } from '../support/share.ts';
import { startCuttingProxy } from '../support/start-cutting-proxy.ts';
import { startDovecot } from '../support/start-dovecot.ts';
import { quickly } from './share-inbound.ts';

type Run = { mails: number; seed: number };

/** Two attacks on mailboxes, for the short and the long test. */
export function shareFuzz() {
  const mailServer = share(startMailServer);
  const dovecot = share(startDovecot);
  return {
    async attackAtRest({ mails, seed }: Run) {
      const user = `hostile-${seed}`;
      const env = { ...mailServer.env, IMAP_URL: dovecot.urlOf(user) };
      const server = await serverForTest({ env, replaced: quickly });
      const mailbox = { server, dovecot, user };
      await expectInOrder(mailbox);
      const { finish } = await attackMailbox(mailbox, mails, seed);
      const { failed, missing } = await finish();
      expect({ failed, missing }).toEqual({ failed: [], missing: [] });
      await expectInOrder(mailbox);
    },

    async attackWhileDisturbed({ mails, seed, seconds }: Run & { seconds: number }) {
      const user = `disturbed-${seed}`;
      const random = createRandom(seed);
      let isDisturbed = false;
      const target = new URL(dovecot.urlOf(user));
      await using proxy = await startCuttingProxy(Number(target.port), () =>
        isDisturbed ? 2000 + random.below(400_000) : Number.POSITIVE_INFINITY,
      );
      target.port = String(proxy.port);
      const measureDiskSpace = async () =>
        isDisturbed && random.below(4) === 0 ? 0 : Number.POSITIVE_INFINITY;
      const env = { ...mailServer.env, IMAP_URL: target.href };
      const server = await serverForTest({ env, replaced: { ...quickly, measureDiskSpace } });
      const mailbox = { server, dovecot, user };
      await expectInOrder(mailbox);
      const { finish } = await attackMailbox(mailbox, mails, seed);
      isDisturbed = true;
      await disturb(server, seconds);
      isDisturbed = false;
      const { failed, missing } = await finish();
      // What failed four times is named; everything else was read.
      expect(missing.filter((what) => !failed.some((each) => each.endsWith(what)))).toEqual([]);
      await sweepLetters(server);
      await expectInOrder(mailbox);
    },
  };
}

/** As the daily upkeep: an attempt that failed may leave files, if the mail is given up or another one with its id joins first. */
async function sweepLetters(server: TestServer): Promise<void> {
  const { staff } = clientsOf(server);
  const { data } = await staff.rpc('orphaned_uploads', { min_age: '0 seconds' }).throwOnError();
  const names = (data as { object_name: string }[]).map(({ object_name }) => object_name);
  if (names.length === 0) return;
  const { error } = await staff.storage.from('letters').remove(names);
  expect(error).toBeNull();
}
