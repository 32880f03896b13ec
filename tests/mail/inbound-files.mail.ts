import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { jpegBytes, pdfBytes, pngBytes, types } from '../support/sample-files.ts';
import { lettersOf, office, receiptOf, shareInbound, writeMail } from './share-inbound.ts';
import { sendMessage } from './share-mail.ts';

const { dovecot, server } = shareInbound();
const megabyte = 1024 * 1024;

async function receive(attachments: NonNullable<Parameters<typeof writeMail>[0]['attachments']>) {
  const message = await sendMessage(server);
  const mail = { from: message.email, inReplyTo: receiptOf(message.id), attachments };
  await dovecot.deliver(office, await writeMail(mail));
  await expect.poll(() => lettersOf(server, message.id)).toHaveLength(1);
  const [letter] = await lettersOf(server, message.id);
  return { message, files: letter?.files ?? [] };
}

it('files are stored with the checks of uploads, whatever type the mail program declares', async () => {
  const picture = jpegBytes(50_000);
  const { message, files } = await receive([
    { filename: 'Policy 2026.PDF', content: pdfBytes(), contentType: 'application/octet-stream' },
    { filename: 'roof.jpg', content: picture, contentType: 'image/jpg' },
  ]);
  expect(files).toMatchObject([
    { name: 'Policy 2026.PDF', refused: null },
    { name: 'roof.jpg', refused: null },
  ]);
  for (const { path } of files)
    expect(path).toMatch(new RegExp(`^${message.id}/[0-9a-f-]{36}/[0-9a-f-]{36}\\.`));
  const stored = await fetch(`${server.url}/storage/v1/object/letters/${files[1]?.path}`, {
    headers: { apikey: server.staffKey, authorization: `Bearer ${server.staffKey}` },
  });
  expect(stored.headers.get('content-type')).toContain(types.jpg);
  // What followed the end of the picture is gone.
  expect((await stored.bytes()).length).toBeLessThan(picture.length);
});

it('refused files are named with the reason', async () => {
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000)]);
  const { files } = await receive([
    { filename: 'invoice.pdf', content: program, contentType: types.pdf },
    { filename: 'setup.exe', content: program },
    { filename: 'huge.pdf', content: pdfBytes(10 * megabyte + 1), contentType: types.pdf },
    { filename: '../../etc/passwd\r\n.pdf', content: pdfBytes(), contentType: types.pdf },
  ]);
  expect(files).toMatchObject([
    { name: 'invoice.pdf', path: null, refused: expect.stringContaining('does not match') },
    { name: 'setup.exe', path: null, refused: expect.stringContaining('not supported') },
    { name: 'huge.pdf', path: null, refused: expect.stringContaining('10 MB') },
    { name: expect.stringMatching(/^[^/\\\r\n]+\.pdf$/), refused: null },
  ]);
});

it('the eleventh file is named, and small pictures of a signature are left out', async () => {
  const { files } = await receive([
    { filename: 'logo.png', content: pngBytes(), cid: 'logo@their.example', contentDisposition: 'inline' },
    ...Array.from({ length: 11 }, (_, at) => ({ filename: `page ${at + 1}.pdf`, content: pdfBytes() })),
  ]);
  expect(files.map(({ name }) => name)).toEqual(Array.from({ length: 11 }, (_, at) => `page ${at + 1}.pdf`));
  expect(files.filter(({ path }) => path)).toHaveLength(10);
  expect(files[10]?.refused).toContain('first 10');
});

it('another mail with the same Message-ID does not replace the files of the first', async () => {
  const message = await sendMessage(server);
  const mail = {
    from: message.email,
    inReplyTo: receiptOf(message.id),
    messageId: '<files-twice@their.example>',
  };
  const write = (mark: string) =>
    writeMail({ ...mail, attachments: [{ filename: 'a.pdf', content: pdfBytes(2000, mark) }] });
  await dovecot.deliver(office, await write('first'), await write('second'));
  await dovecot.deliver(office, await writeMail({ from: message.email, inReplyTo: receiptOf(message.id) }));
  await expect.poll(() => lettersOf(server, message.id)).toHaveLength(2);
  const [letter] = (await lettersOf(server, message.id)).filter(({ files }) => files.length > 0);
  const stored = await fetch(`${server.url}/storage/v1/object/letters/${letter?.files[0]?.path}`, {
    headers: { apikey: server.staffKey, authorization: `Bearer ${server.staffKey}` },
  });
  expect((await buffer(stored.body as never)).includes('first')).toBe(true);
  const objects = await server.sql(`select 1 from storage.objects where name like '${message.id}/%'`);
  expect(objects).toHaveLength(1);
});
