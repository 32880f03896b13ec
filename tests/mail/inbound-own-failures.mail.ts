import { expect, it } from 'vitest';
import { createPerson } from '../support/staff-client.ts';
import { lettersOf, office, receiptOf, shareInbound, writeMail } from './share-inbound.ts';
import { sendMessage } from './share-mail.ts';

const { dovecot, server } = shareInbound();

/** Replies to a message of its own. Resolves to the record's id. */
async function reply(text: string, headers = '') {
  const message = await sendMessage(server);
  const mail = await writeMail({ from: message.email, inReplyTo: receiptOf(message.id), text });
  await dovecot.deliver(office, Buffer.concat([Buffer.from(headers), mail]));
  return message.id;
}
const waitForLetter = (recordId: string) =>
  expect.poll(() => lettersOf(server, recordId), { timeout: 5000 }).toHaveLength(1);

it('a mail with a long Message-ID joins its record, once, and so does the next mail', async () => {
  // Letters that differ: an index stores repeated ones in less room.
  const letters = Array.from({ length: 985 }, (_, at) =>
    String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000)),
  );
  const header = `Message-ID: <${letters.join('')}>\n`;
  const [first, second] = [await reply('First', header), await reply('Second', header)];
  const next = await reply('Next');
  await waitForLetter(next);
  await waitForLetter(first);
  expect(await lettersOf(server, second)).toEqual([]);
});

it('a mail that cannot be stored delays no other, and is named in the overview in the end', async () => {
  await server.sql(`
    create function private.refuse_poison() returns trigger language plpgsql as
      'begin if new.body like ''Poison%'' then raise exception ''refused''; end if; return new; end';
    create trigger refuse_poison before insert on private.inbox_notes
      for each row execute function private.refuse_poison();`);
  const owner = await createPerson(server, 'owner');
  const overview = async () => (await owner.get('/overview')).body;
  const poison = await reply('Poison');
  await waitForLetter(await reply('Next'));
  await expect.poll(overview).toMatchObject({ server: { imap: { state: 'on' }, unreadMails: 1 } });
  await waitForLetter(await reply('After it was given up'));
  expect(await lettersOf(server, poison)).toEqual([]);
});

it('a mail that can be stored later joins then', async () => {
  await server.sql(`
    create function private.refuse_early() returns trigger language plpgsql as
      'begin if new.body = ''Early'' then raise exception ''refused''; end if; return new; end';
    create trigger refuse_early before insert on private.inbox_notes
      for each row execute function private.refuse_early();`);
  const early = await reply('Early');
  await waitForLetter(await reply('Next'));
  await server.sql('drop trigger refuse_early on private.inbox_notes');
  await waitForLetter(early);
});
