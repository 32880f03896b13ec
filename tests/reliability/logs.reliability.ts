import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { clientsOf, type Deployment, postFile, postRow } from '../support/clients.ts';
import { shareServer } from '../support/open-test-server.ts';
import { samples } from '../support/samples.ts';
import { withFiles } from '../support/upload-files.ts';
import { shareLog } from './record-log.ts';

/** What each form sends, with words that stand nowhere else. */
const planted = {
  contacts: { name: 'Zebulon Quillfeather', email: 'zq@example.com', message: 'My cellar is a lagoon' },
  job_applications: {
    full_name: 'Perpetua Nightingale',
    street: '7 Marmalade Row',
    cover_letter: 'I type fast',
  },
  employment_verifications: {
    first_name: 'Ottoline',
    last_name: 'Featherstonehaugh',
    bank_name: 'Quetzalcoatl Bank',
    social_security: '987-65-4321',
  },
  claim_reports: {
    name: 'Wilhelmina Oystercatcher',
    loss_place: '9 Periwinkle Mews',
    policy_number: 'HL-ZANZIBAR-1',
    description: 'A heron flew through the skylight',
  },
};
const kinds = {
  contacts: 'message',
  job_applications: 'application',
  employment_verifications: 'verification',
  claim_reports: 'claim',
};
type Table = keyof typeof planted;
const tables = Object.keys(planted) as Table[];
const words = [...tables.flatMap((table) => Object.values<string>(planted[table])), '987654321'];

type Line = Record<string, unknown>;
const parseLines = (text: string): Line[] => text.split('\n').map((line) => JSON.parse(line) as Line);

/** For the servers of a block: those of a test are part of its process, which has one format for all. */
function useLogFormat(format: string): void {
  beforeAll(() => void vi.stubEnv('LOG_FORMAT', format));
  afterAll(() => void vi.unstubAllEnvs());
}

/** Sends a valid row, the same again, and broken ones. Returns the row's id. */
async function submit(server: Deployment, table: Table): Promise<string> {
  const { visitor } = clientsOf(server);
  const row = await withFiles(visitor, samples[table](planted[table]));
  const [first] = Object.entries(planted[table])[0] ?? [];
  const send = async (changes: Record<string, unknown>) =>
    (await visitor.from(table).insert({ ...row, ...changes })).status;
  expect(await send({})).toBe(201);
  expect(await send({})).toBe(409);
  const email = planted.contacts.name;
  expect(await send({ id: randomUUID(), email })).toBe(400);
  expect(await send({ id: email })).toBe(400);
  expect(await send({ [email]: email })).toBe(400);
  expect(await send({ id: randomUUID(), [String(first)]: email.repeat(3000) })).toBe(413);
  expect((await postRow(server, table, `{"name": ${email}`)).status).toBe(400);
  return row.id;
}

describe.each(['json', 'text'])(
  'with LOG_FORMAT=%s, nothing that a visitor typed is logged',
  (LOG_FORMAT) => {
    useLogFormat(LOG_FORMAT);
    const log = shareLog();
    const server = shareServer();

    it.each(tables)('in %s, accepted or refused', async (table) => {
      await submit(server, table);
      for (const word of words) expect(log()).not.toContain(word);
      expect(log()).toMatch(/submission.*\bresult\W+stored\b/);
    });

    it('in errors of the server', async () => {
      const files = path.join(server.dataDir, 'files/drafts');
      await rename(files, `${files}-away`);
      const name = planted.contacts.name.replace(' ', '-');
      const bytes = Buffer.from(planted.contacts.message);
      const address = `resumes/applicants/1234567890-${name}.pdf`;
      expect((await postFile(server, address, bytes, 'application/pdf')).status).toBe(503);
      await rename(`${files}-away`, files);
      expect(log()).toContain('storage request failed');
      for (const word of [...words, name]) expect(log()).not.toContain(word);
    });
  },
);

describe('logs as JSON', () => {
  useLogFormat('json');
  const log = shareLog();
  const readLines = () => parseLines(log());
  const server = shareServer(() => ({ env: { TRUST_PROXY: '1' } }));

  it.each(tables)('have one line for each submission to %s', async (table) => {
    const kind = kinds[table];
    const earlier = readLines().length;
    const id = await submit(server, table);
    const findLines = () =>
      readLines()
        .slice(earlier)
        .filter(({ event }) => event === 'submission');
    // A line may be read after the response that it is about.
    await expect.poll(findLines).toHaveLength(7);
    const lines = findLines();
    const shape = { kind, bytes: expect.any(Number), milliseconds: expect.any(Number) };
    expect(lines[0]).toMatchObject({ ...shape, id, result: 'stored' });
    expect(lines[0]?.bytes).toBeGreaterThan(100);
    expect(lines[1]).toMatchObject({ ...shape, id, result: 'duplicate' });
    for (const line of lines.slice(2)) expect(line).toMatchObject({ ...shape, result: 'refused' });
    // Not a uuid, so not an id.
    expect(lines[3]).not.toHaveProperty('id');
  });

  it('name the request as its response does', async () => {
    const idOf = async (headers: Record<string, string> = {}) =>
      (await postRow(server, 'contacts', samples.contacts(), { headers })).headers.get('x-request-id');
    const fresh = await idOf();
    expect(await idOf({ 'x-request-id': 'from-the-proxy-1' })).toBe('from-the-proxy-1');
    const replaced = await idOf({ 'x-request-id': 'zq@example.com' });
    expect(replaced).not.toContain('@');
    await expect
      .poll(() =>
        readLines()
          .slice(-3)
          .map(({ request }) => request),
      )
      .toEqual([fresh, 'from-the-proxy-1', replaced]);
    expect((await fetch(server.url)).headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  it('begin with the address, as one object a line', () => {
    const opened = readLines().find(({ event }) => String(event).includes('is open at'));
    expect(opened).toEqual({ time: expect.any(String), event: expect.stringContaining('http://localhost:') });
  });
});
