import { expect, it, onTestFinished } from 'vitest';
import { requestWith } from '../support/clients.ts';
import { startMailServer } from '../support/mail-server.ts';
import { serverForTest } from '../support/open-test-server.ts';
import { sampleContact } from '../support/samples.ts';

it('one sender gets six receipts an hour for other people, and every record is stored', async () => {
  const mailServer = await startMailServer();
  onTestFinished(mailServer.stop);
  const server = await serverForTest({
    env: {
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'Our Company <office@example.com>',
      RATE_LIMIT: '1',
      TRUST_PROXY: '1',
    },
  });
  const send = (address: string, email: string) =>
    requestWith(server, server.anonKey, '/rest/v1/contacts', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify(sampleContact({ email })),
    });
  for (let count = 0; count < 10; count += 1)
    expect((await send('203.0.113.1', `victim-${count}@example.com`)).status).toBe(201);
  expect((await send('203.0.113.2', 'someone@example.com')).status).toBe(201);
  const receipts = await server.sql("select 1 from private.outbox where purpose = 'receipt'");
  expect(receipts).toHaveLength(7);
  expect(await server.sql('select 1 from public.contacts')).toHaveLength(11);
});
