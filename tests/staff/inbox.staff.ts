import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { InboxEntry } from '#domain/records.ts';
import { referenceOf } from '#domain/references.ts';
import type { StaffRole } from '#domain/roles.ts';
import type { AuditLine } from '../../server/staff/audit/read-audit.ts';
import { clientsOf } from '../support/clients.ts';
import { sampleApplication, sampleContact, sampleVerification } from '../support/samples.ts';
import { shareStaff } from '../support/share-staff.ts';
import { refusal } from '../support/staff-client.ts';

type Page = { entries: InboxEntry[]; next: { time: string; id: string } | null };

const staff = shareStaff(
  { owner: 'Olive Owner', hiring: 'Hans Hiring', service: 'Sam Service' },
  { database: 'embedded' },
);

/** Stores records as a restore does, with their time. */
async function store(table: string, ...rows: object[]) {
  await clientsOf(staff.server).staff.from(table).insert(rows).throwOnError();
}

const day = (date: number) => new Date(Date.UTC(2026, 9, date, 12)).toISOString();
const ids = {
  message: randomUUID(),
  jose: randomUUID(),
  application: randomUUID(),
  verification: randomUUID(),
};

beforeAll(async () => {
  await store(
    'contacts',
    sampleContact({
      id: ids.message,
      created_at: day(1),
      language: 'en',
      message: "A 50% discount, a_b and a\\b: O'Brien asked.",
    }),
    sampleContact({
      id: ids.jose,
      created_at: day(2),
      name: 'José Núñez',
      email: 'jose@example.com',
      phone: '(646) 555-0177',
      language: 'es',
    }),
  );
  await store('job_applications', sampleApplication({ id: ids.application, created_at: day(3) }));
  await store(
    'employment_verifications',
    sampleVerification({ id: ids.verification, created_at: day(4), position: 'Job Posting Specialist' }),
  );
});

async function list(role: StaffRole, input: object = {}): Promise<Page> {
  const { status, body } = await staff[role].post('/inbox/list', input);
  expect(status).toBe(200);
  return body as Page;
}
/** All pages, one after the other. */
async function listAll(role: StaffRole, input: object, between = async () => {}): Promise<InboxEntry[]> {
  const entries: InboxEntry[] = [];
  let before: Page['next'] | undefined;
  while (before !== null) {
    const page = await list(role, { ...input, ...(before && { before }) });
    entries.push(...page.entries);
    before = page.next;
    await between();
  }
  return entries;
}
const idsOf = ({ entries }: Pick<Page, 'entries'>) => entries.map(({ record_id }) => record_id);
const find = async (search: string, role: StaffRole = 'owner') => idsOf(await list(role, { search }));

describe('filters', () => {
  it('the newest comes first, of the kinds that the role includes', async () => {
    expect(idsOf(await list('owner'))).toEqual([ids.verification, ids.application, ids.jose, ids.message]);
    expect(idsOf(await list('hiring'))).toEqual([ids.verification, ids.application]);
    expect(idsOf(await list('service'))).toEqual([ids.jose, ids.message]);
  });

  it.each<[object, (keyof typeof ids)[]]>([
    [{ kinds: ['application'] }, ['application']],
    [{ kinds: ['application', 'message'] }, ['application', 'jose', 'message']],
    [{ states: ['new'] }, ['verification', 'application', 'jose', 'message']],
    [{ states: ['done', 'in_progress'] }, []],
    [{ assignee: 'nobody' }, ['verification', 'application', 'jose', 'message']],
    [{ assignee: 'me' }, []],
    [{ jobs: ['Data Entry Clerk'] }, ['application']],
    [{ jobs: ['Data Entry Clerk', 'Job Posting Specialist'] }, ['verification', 'application']],
    [{ language: 'es' }, ['jose']],
    [{ language: 'es', sort: 'due' }, ['jose']],
    [{ language: 'en', kinds: ['message'] }, ['message']],
    // The subject of a message is no job.
    [{ jobs: ['A question'] }, []],
    [{ since: day(2), until: day(4) }, ['application', 'jose']],
    [{ search: 'harbor', kinds: ['verification'], states: ['new'], since: day(1) }, ['verification']],
  ])('%j', async (filters, expected) => {
    expect(idsOf(await list('owner', filters))).toEqual(expected.map((name) => ids[name]));
  });

  it('jobs are those that people applied for, and none for a person of the service', async () => {
    expect((await staff.hiring.get('/inbox/jobs')).body).toEqual({
      jobs: ['Data Entry Clerk', 'Job Posting Specialist'],
    });
    expect((await staff.service.get('/inbox/jobs')).body).toEqual({ jobs: [] });
  });

  it.each([
    { kinds: [] },
    { kinds: ['secret'] },
    { states: ['gone'] },
    { assignee: 'olive' },
    { language: 'zz' },
    { since: 'yesterday' },
    { search: 'x'.repeat(10_240) },
    { before: { time: 'now', id: '1' } },
    { pageSize: 100_000 },
  ])('%j is refused', async (input) => {
    expect(await staff.owner.post('/inbox/list', input)).toMatchObject(refusal(400, 'invalid'));
  });
});

describe('search', () => {
  it.each<[string, (keyof typeof ids)[]]>([
    ['jose', ['jose']],
    ['NUNEZ José', ['jose']],
    ['nu', ['jose']],
    ['jose lovelace', []],
    ['jose@example.com', ['jose']],
    ['646-555-0177', ['jose']],
    ['555 0177', ['jose']],
    ['0177', ['jose']],
    ["o'brien", ['message']],
    ['50%', ['message']],
    ['a_b', ['message']],
    ['a\\b', ['message']],
    ['first harbor bank', ['verification']],
    ['specialist', ['verification']],
    // A language is a filter, not a word.
    ['jose es', []],
    // Sealed, or no word of the person.
    ['900-12-3456', []],
    ['PGP MESSAGE', []],
  ])('%j finds %j', async (search, expected) => {
    expect(await find(search)).toEqual(expected.map((name) => ids[name]));
  });

  it.each(['%', '_', "' or 1=1 --", '\\', "'; drop table private.inbox; --", '{"a":1}', '$1', '%%%%'])(
    'hostile %j is only text',
    async (search) => {
      const { status } = await staff.owner.post('/inbox/list', { search });
      expect(status).toBe(200);
      expect((await staff.owner.post('/inbox/count', { search })).status).toBe(200);
    },
  );

  it('wildcards match only themselves', async () => {
    expect(await find('5%t')).toEqual([]);
    expect(await find('a_b')).toEqual([ids.message]);
    expect(await find('j_se')).toEqual([]);
  });

  it('a reference finds its record, in any spelling, but not for another role', async () => {
    const reference = referenceOf(ids.application);
    expect(await find(reference)).toEqual([ids.application]);
    expect(await find(reference.toLowerCase().replace('-', ''))).toEqual([ids.application]);
    expect(await find(reference, 'service')).toEqual([]);
  });

  it('a person of the service finds nothing of an application', async () => {
    expect(await find('hopper', 'service')).toEqual([]);
  });
});

describe('pages', () => {
  it('have no gaps and no repeats while records arrive', async () => {
    const rows = Array.from({ length: 30 }, (_, at) => ({
      // Three at the same time: the id decides.
      ...sampleContact({ subject: 'paging' }),
      created_at: new Date(Date.UTC(2026, 8, 1 + Math.floor(at / 3))).toISOString(),
    }));
    await store('contacts', ...rows);
    for (const filters of [{ search: 'paging' }, { until: day(1) }]) {
      const entries = await listAll('service', { ...filters, pageSize: 7 }, () =>
        store('contacts', sampleContact({ subject: 'paging', name: 'A later one' })),
      );
      const seen = idsOf({ entries });
      const expected = rows.toSorted((a, b) =>
        a.created_at === b.created_at ? (a.id < b.id ? 1 : -1) : a.created_at < b.created_at ? 1 : -1,
      );
      expect(seen.filter((id) => rows.some((row) => row.id === id))).toEqual(expected.map(({ id }) => id));
      expect(new Set(seen).size).toBe(seen.length);
    }
  });
});

describe('a longer list', () => {
  /** One every 12 hours, the newest first. Every 23rd message and every 5th application has the word. */
  const at = (place: number) => new Date(Date.UTC(2025, 11, 1) - place * 12 * 60 * 60 * 1000).toISOString();
  const messages = Array.from({ length: 900 }, (_, place) => ({
    ...sampleContact({ message: `Nothing but ${place % 23 === 22 ? 'a needle' : 'some hay'} in here.` }),
    created_at: at(place),
  }));
  const applications = Array.from({ length: 60 }, (_, place) => ({
    ...sampleApplication({ job_title: 'Hay Sorter', cover_letter: place % 5 === 4 ? 'Needle!' : '' }),
    created_at: at(place * 14 + 0.5),
  }));
  const found = [
    ...messages.filter(({ message }) => message.includes('needle')),
    ...applications.filter(({ cover_letter: letter }) => letter !== ''),
  ].toSorted((one, other) => other.created_at.localeCompare(one.created_at));
  const idsWhere = (test: (row: (typeof found)[number]) => boolean) => found.filter(test).map(({ id }) => id);

  beforeAll(async () => {
    await store('contacts', ...messages);
    await store('job_applications', ...applications);
  });

  it.each<[object, (row: (typeof found)[number]) => boolean]>([
    [{}, () => true],
    [{ states: ['new'] }, () => true],
    [{ assignee: 'nobody', states: ['new', 'done'] }, () => true],
    [{ kinds: ['message'] }, (row) => 'message' in row],
    [{ kinds: ['application', 'verification'] }, (row) => 'job_title' in row],
    [{ jobs: ['Hay Sorter'] }, (row) => 'job_title' in row],
    [{ since: at(700), until: at(100) }, (row) => row.created_at >= at(700) && row.created_at < at(100)],
  ])('%j: every page of a rare word, and its count', async (filters, belongs) => {
    const expected = idsWhere(belongs);
    for (const pageSize of [7, 50]) {
      const entries = await listAll('owner', { ...filters, search: 'needle', pageSize });
      expect(idsOf({ entries })).toEqual(expected);
    }
    const { body } = await staff.owner.post('/inbox/count', { ...filters, search: 'needle' });
    expect(body).toEqual({
      counts: { new: expected.length, in_progress: 0, done: 0, snoozed: 0 },
    });
  });

  it('a word that nobody wrote is found nowhere', async () => {
    expect(await find('pitchfork')).toEqual([]);
    expect(await find('zz')).toEqual([]);
  });
});

describe('changes', () => {
  const seen = async (id: string) => {
    const { entries } = await list('owner', { pageSize: 200 });
    const { kind, version } = entries.find((entry) => entry.record_id === id) as InboxEntry;
    return { kind, id, version };
  };
  it('several are marked done, and counted so', async () => {
    const [application, verification] = [await seen(ids.application), await seen(ids.verification)];
    const before = (await staff.hiring.post('/inbox/count')).body as { counts: { done: number } };
    const mark = (entries: unknown[], change: object) =>
      staff.hiring.post('/inbox/change', { entries, change });
    // Somebody has to say how each ended.
    expect((await mark([application, verification], { state: 'done' })).body).toMatchObject({
      results: [{ outcome: 'ask' }, { outcome: 'ask' }],
    });
    const invited = await mark([application], { state: 'done', outcome: 'invited' });
    const checked = await mark([verification], { state: 'done', outcome: 'checked' });
    for (const { body } of [invited, checked])
      expect(body).toMatchObject({ results: [{ outcome: 'changed' }] });
    expect((await mark([application], { state: 'done', outcome: 'spam' })).status).toBe(400);
    const after = (await staff.hiring.post('/inbox/count')).body as { counts: { done: number } };
    expect(after.counts.done).toBe(before.counts.done + 2);
    expect(idsOf(await list('hiring', { states: ['done'] }))).toEqual([ids.verification, ids.application]);
  });

  it('an entry that a colleague changed first is reported and stays as it is', async () => {
    const entry = await seen(ids.jose);
    await staff.service.post('/inbox/change', { entries: [entry], change: { assignee: 'me' } });
    const { body } = await staff.owner.post('/inbox/change', { entries: [entry], change: { state: 'done' } });
    expect(body).toMatchObject({
      results: [{ outcome: 'stale', entry: { state: 'in_progress', assignee_name: 'Sam Service' } }],
    });
    expect(idsOf(await list('service', { assignee: 'me' }))).toEqual([ids.jose]);
  });

  it("another role's record is as good as gone", async () => {
    const entry = await seen(ids.verification);
    const { body } = await staff.service.post('/inbox/change', {
      entries: [entry],
      change: { state: 'new' },
    });
    expect(body).toEqual({ results: [{ id: ids.verification, outcome: 'gone' }] });
    expect(await seen(ids.verification)).toEqual(entry);
  });

  it.each([
    { entries: [], change: { state: 'done' } },
    { entries: [{ kind: 'message', id: ids.message, version: 1 }], change: {} },
    { entries: [{ kind: 'message', id: ids.message, version: 1 }], change: { assignee: 'olive' } },
    {
      entries: [{ kind: 'message', id: ids.message, version: 1 }],
      change: { state: 'done', assignee: 'me' },
    },
  ])('%j is refused', async (input) => {
    expect((await staff.owner.post('/inbox/change', input)).status).toBe(400);
  });
});

describe('export', () => {
  it('is the filtered list, with nothing sealed and no formulas', async () => {
    await store(
      'contacts',
      sampleContact({ name: '=HYPERLINK("x")', subject: 'exported', created_at: day(9) }),
    );
    const { body, response } = await staff.owner.post('/inbox/export', { search: 'exported' });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="inbox.csv"');
    const lines = String(body).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
  });

  it('has all records of a longer list, and not the sealed numbers', async () => {
    const { body } = await staff.owner.post('/inbox/export', {});
    const references = (await listAll('owner', { pageSize: 200 })).map(({ record_id }) =>
      referenceOf(record_id),
    );
    const lines = String(body).trim().split('\r\n').slice(1);
    expect(lines.map((line) => line.split(',')[0])).toEqual(references);
    expect(body).not.toContain('PGP MESSAGE');
    expect(body).not.toContain('900-12');
  });
});

it('what was changed and exported is in the audit trail, and nothing that was refused', async () => {
  const { body } = await staff.owner.post('/audit/list', { filter: {} });
  const rows = (body as { lines: AuditLine[] }).lines
    .filter(({ action }) => ['state_changed', 'record_assigned', 'list_exported'].includes(action))
    .reverse();
  const { count, ...all } = (rows.at(-1)?.details ?? {}) as { count?: number };
  expect(all).toEqual({});
  expect(count).toBeGreaterThan(900);
  const done = { action: 'state_changed', actor_name: 'Hans Hiring' };
  expect(rows.slice(0, -1)).toMatchObject([
    { ...done, details: { state: 'done', outcome: 'invited' }, record_id: ids.application },
    { ...done, details: { state: 'done', outcome: 'checked' }, record_id: ids.verification },
    {
      action: 'record_assigned',
      actor_name: 'Sam Service',
      kind: 'message',
      record_id: ids.jose,
      details: { name: 'Sam Service' },
    },
    { action: 'list_exported', actor_name: 'Olive Owner', kind: null, details: { count: 1 } },
  ]);
});
