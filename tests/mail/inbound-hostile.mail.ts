import { expect, it } from 'vitest';
import { receivedMail as words } from '#company/content/staff-mail.ts';
import { headersOf, shareHostile } from './hostile-samples.ts';
import { lettersOf, office } from './share-inbound.ts';
import { sendMessage } from './share-mail.ts';

const { dovecot, server, expectJoined, expectOthersPassed } = shareHostile();

// inbound-hostile.long.ts has more of them.
it.each([
  'parts in parts, 5,000 deep',
  '20 MB of headers',
  '10,000 references',
  '12 million line breaks',
  '10 MB of open tags',
  'a text of control characters',
])('%s: joined within bounds, while the server answers others', expectJoined, 60_000);

it('a mail of more than 25 MB is named, and stays in the mailbox', async () => {
  const message = await sendMessage(server);
  const mail = headersOf(message.email, message.id);
  await dovecot.deliver(office, `${mail}\n${'x'.repeat(76)}\n`.concat(`${'y'.repeat(76)}\n`.repeat(350_000)));
  await expect.poll(() => lettersOf(server, message.id)).toMatchObject([{ body: words.tooLarge, files: [] }]);
});

it('mails that are none of our business cost their headers alone', () => expectOthersPassed(500), 60_000);
