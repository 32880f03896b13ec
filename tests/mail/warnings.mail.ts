import { expect, it, onTestFinished } from 'vitest';
import { queueWarnings } from '../../server/mail/jobs.ts';
import { openPostgres } from '../../server/store/database/open-postgres.ts';
import type { Storage } from '../../server/store/files/storage.ts';
import { createLocalRecords } from '../../server/store/records/local-records.ts';
import { listRecipients } from '../../server/store/records/recipients.ts';
import { loadSchemaCache } from '../../server/store/rows/schema-cache.ts';
import { serverForTest } from '../support/open-test-server.ts';
import { createPerson } from '../support/staff-client.ts';
import { mailServerForTest } from './share-mail.ts';

it('owners are warned once when 20 sign-ins fail within an hour', async () => {
  const mailServer = await mailServerForTest();
  const server = await serverForTest({ env: mailServer.env });
  const owner = await createPerson(server, 'owner');
  const service = await createPerson(server, 'service');
  // Their invitations.
  mailServer.received.length = 0;
  const database = await openPostgres(server.databaseUrl);
  onTestFinished(database.close);
  const records = createLocalRecords({
    database,
    schema: await loadSchemaCache(database),
    storage: {} as Storage,
  });
  const warn = () =>
    queueWarnings(
      (name, given) => records.read((call) => call(name, given)),
      database,
      () => listRecipients(database),
      new Date(),
    );
  const fail = async (times: number) => {
    for (let count = 0; count < times; count += 1)
      await service.elsewhere().auth('/sign-in/email', { email: service.email, password: 'wrong password' });
  };

  await fail(19);
  await warn();
  expect(await server.sql("select 1 from private.outbox where purpose = 'warning'")).toEqual([]);
  await fail(1);
  await warn();
  await warn();
  const [warning, ...others] = await mailServer.mailsTo(owner.email);
  expect(others).toEqual([]);
  expect(warning?.mail.text).toContain('20 sign-ins');
  expect(warning?.mail.text).toContain('/staff/audit');
  expect(warning?.raw).not.toContain(service.email);
  expect(mailServer.received.flatMap(({ envelope }) => envelope.to)).toEqual([owner.email]);
});
