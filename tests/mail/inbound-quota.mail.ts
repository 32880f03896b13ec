import { expect, it } from 'vitest';
import { receivedMail as words } from '#company/content/staff-mail.ts';
import { postFile } from '../support/clients.ts';
import { pdfBytes, resumePath, types } from '../support/sample-files.ts';
import { lettersOf, office, receiptOf, shareInbound, writeMail } from './share-inbound.ts';
import { sendMessage } from './share-mail.ts';

const { dovecot, server } = shareInbound({ STORAGE_PER_DAY: '50' });
const megabyte = 1024 * 1024;

/** Replies with a file of so many megabytes. Resolves to what became of it. */
async function replyWith(megabytes: number) {
  const message = await sendMessage(server);
  const attachments = [{ filename: 'roof.pdf', content: pdfBytes(megabytes * megabyte) }];
  const mail = { from: message.email, inReplyTo: receiptOf(message.id), attachments };
  await dovecot.deliver(office, await writeMail(mail));
  await expect.poll(() => lettersOf(server, message.id)).toHaveLength(1);
  return (await lettersOf(server, message.id)).flatMap(({ files }) => files);
}
const upload = (megabytes: number) =>
  postFile(server, `resumes/${resumePath()}`, pdfBytes(megabytes * megabyte), types.pdf);

it('files that come by mail count in the bytes of a day, and stay in the mailbox after it is full', async () => {
  await server.sql(
    `insert into storage.objects (bucket_id, name, version, metadata)
      values ('resumes', 'applicants/1700000000000-earlier.pdf', 'v1', '{"size": ${40 * megabyte}}')`,
  );
  expect(await replyWith(7)).toMatchObject([{ path: expect.any(String), refused: null }]);
  expect((await upload(4)).status).toBe(503);
  expect(await replyWith(4)).toMatchObject([{ path: null, refused: words.notCheckedNow }]);
  expect((await upload(1)).status).toBe(200);
});
