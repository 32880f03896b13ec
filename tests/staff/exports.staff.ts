import { expect, it } from 'vitest';
import { serverForTest } from '../support/open-test-server.ts';
import { createPerson, type StaffSession } from '../support/staff-client.ts';

const idOf = async (person: StaffSession) => ((await person.get('/me')).body as { id: string }).id;

it('whoever is suspended during an export gets no more of it', async () => {
  const server = await serverForTest();
  const owner = await createPerson(server, 'owner');
  const leaving = await createPerson(server, 'owner');
  const id = await idOf(leaving);
  // More than the buffers between server and client hold.
  const rows = 12_000;
  await server.sql(`insert into public.contacts (name, email, phone, subject, message)
    select repeat('😀', 200), 'ada@example.com', '2125550123', repeat('😀', 200), 'A long enough message' from generate_series(1, ${rows})`);
  const response = await fetch(`${server.url}/staff/api/inbox/export`, {
    method: 'POST',
    headers: {
      ...{ origin: server.url, 'content-type': 'application/json', 'x-staff-token': leaving.token ?? '' },
      cookie: [...leaving.cookies].map((pair) => pair.join('=')).join('; '),
    },
    body: '{}',
  });
  const reader = response.body?.getReader();
  let bytes = (await reader?.read())?.value?.length ?? 0;
  expect((await owner.post(`/team/${id}/suspend`)).status).toBe(200);
  const readRest = async () => {
    for (let part = await reader?.read(); part?.value; part = await reader?.read())
      bytes += part.value.length;
  };
  await expect(readRest()).rejects.toThrow('terminated');
  // The whole has 1,686 bytes for each row.
  expect(bytes).toBeLessThan(rows * 1250);
});
