import { expect, it } from 'vitest';
import { postRow } from '../support/clients.ts';
import { serverForTest } from '../support/open-test-server.ts';
import { sampleContact } from '../support/samples.ts';
import { mailServerForTest } from './share-mail.ts';

it('one sender gets six receipts an hour for other people, and every record is stored', async () => {
  const { env } = await mailServerForTest();
  const server = await serverForTest({ env: { ...env, RATE_LIMIT: '1', TRUST_PROXY: '1' } });
  const send = (address: string, email: string) =>
    postRow(server, 'contacts', sampleContact({ email }), { headers: { 'x-forwarded-for': address } });
  for (let count = 0; count < 10; count += 1)
    expect((await send('203.0.113.1', `victim-${count}@example.com`)).status).toBe(201);
  expect((await send('203.0.113.2', 'someone@example.com')).status).toBe(201);
  const receipts = await server.sql("select 1 from private.outbox where purpose = 'receipt'");
  expect(receipts).toHaveLength(7);
  expect(await server.sql('select 1 from public.contacts')).toHaveLength(11);
});
