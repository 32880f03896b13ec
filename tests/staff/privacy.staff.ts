import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { clientsOf } from '../support/clients.ts';
import { sampleContact } from '../support/samples.ts';
import { share } from '../support/share.ts';
import { createPerson, password, type StaffSession } from '../support/staff-client.ts';
import { startFromSeed } from '../support/start-from-seed.ts';
import { table } from './access-table.ts';

/** Values that must not stand in the server's output. */
const planted = {
  name: 'Zebulon Quillfeather',
  email: 'zebulon.quillfeather@example.com',
  phone: '212-555-0187',
  subject: 'Quillfeather versus the cellar',
  message: 'The cellar of the Quillfeathers is full of water again',
};
const staffName = 'Perpetua Nightingale';
const searched = 'quillfeather water cellar';
const secrets = [
  ...Object.values(planted),
  'Quillfeather',
  'quillfeather',
  '5550187',
  staffName,
  searched,
  password,
];

const fresh = share(() => startFromSeed('staff-privacy'));
let owner: StaffSession;

beforeAll(async () => {
  owner = await createPerson(fresh.server, 'owner', { name: staffName });
});

const expectSilence = () => {
  const output = fresh.server.output();
  expect(output).toContain('"event":"submission"');
  for (const secret of [...secrets, owner.email, String(owner.token)]) expect(output).not.toContain(secret);
};

it('the server logs nothing personal while people work', async () => {
  const row = sampleContact(planted);
  await clientsOf(fresh.server).visitor.from('contacts').insert(row).throwOnError();
  expect((await owner.post('/inbox/list', { search: searched })).status).toBe(200);
  expect((await owner.get(`/records/message/${row.id}`)).status).toBe(200);
  for (const words of [planted.email, planted.phone, planted.name])
    expect((await owner.post('/persons/search', { words })).status).toBe(200);
  expect((await owner.post('/audit/list', { filter: {} })).status).toBe(200);
  expect((await owner.get('/overview')).status).toBe(200);
  await owner.auth('/sign-in/email', { email: planted.email, password });
  expectSilence();
});

it('nor when every route gets what it did not expect', async () => {
  for (const route of Object.keys(table)) {
    const [method = '', pattern = ''] = route.split(' ');
    const path = pattern.replace(/^\/staff/, '').replace(/:\w+|\*/g, encodeURIComponent(planted.email));
    const body = {
      ...planted,
      filter: { ...planted, record: planted.name },
      search: searched,
      id: randomUUID(),
    };
    await owner.send(method, path, method === 'GET' ? undefined : body);
    await owner.send(
      method,
      `${path}?search=${encodeURIComponent(searched)}`,
      method === 'GET' ? undefined : [],
    );
  }
  expectSilence();
});
