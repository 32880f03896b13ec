import { beforeEach, expect, it } from 'vitest';
import { jobs } from '#content/jobs/index.ts';
import type { NoticeItem, OpeningItem, Release, SpecialDayItem } from '#domain/website/items.ts';
import type { Published, Website } from '../../server/lib/website-services.ts';
import type { ItemView, WebsiteView } from '../../server/staff/website/views.ts';
import { listenForTest } from '../support/listen-for-test.ts';
import { serverForTest } from '../support/open-test-server.ts';
import { shareStaff } from '../support/share-staff.ts';
import { createPerson, refusal, type StaffSession } from '../support/staff-client.ts';
import { recordsIn } from '../support/staff-records.ts';

/** Stands in for the renderer: it shows what it was given. */
const rendered: { prepared: Release[]; answer: Published; meanwhile: () => Promise<unknown> } = {
  prepared: [],
  answer: { ok: true },
  meanwhile: async () => undefined,
};
const website: Website = {
  async prepare(release) {
    rendered.prepared.push(release);
    await rendered.meanwhile();
    return rendered.answer;
  },
  refresh: async () => ({ ok: true }),
  renderPage: async (release, path, language) =>
    path === '/about' ? `<p>${language} ${release.notices.map(({ words }) => words.en.text)}</p>` : undefined,
  state: () => ({ shown: 0 }),
};

const staff = shareStaff(
  { owner: 'Olive Owner', editor: 'Edith Editor', service: 'Sam Service', hiring: 'Hanna Hiring' },
  { replaced: { website } },
);

const words = { en: { text: 'Storm' }, es: { text: 'Tormenta' } };
const storm = (facts: Partial<NoticeItem['facts']> = {}): NoticeItem => ({
  facts: { pages: 'all', from: null, until: null, tone: 'calm', ...facts },
  words,
});
const closed = (from: string, to = from): SpecialDayItem => ({
  facts: { from, to, places: 'all', open: null },
  words: { en: { reason: 'Inventory' }, es: { reason: 'Inventario' } },
});

const pathOf = (kind: string, key: string) => `/api/website/items/${kind}/${encodeURIComponent(key)}`;
const put = (person: StaffSession, kind: string, key: string, value: unknown, seen = 0) =>
  person.send('PUT', `${pathOf(kind, key)}/draft`, { value, seen });
const save = async (person: StaffSession, kind: string, key: string, value: unknown, seen = 0) => {
  const { status, body } = await put(person, kind, key, value, seen);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { version: number }).version;
};
const publish = (person: StaffSession, ...items: { kind: string; key: string; version: number }[]) =>
  person.post('/website/publish', { items, note: '' });
const read = async (kind: string, key: string) =>
  (await staff.owner.send('GET', pathOf(kind, key))).body as ItemView;
const look = async () => (await staff.owner.get('/website')).body as WebsiteView;
const lines = async (action: string) => {
  const { body } = await staff.owner.post('/audit/list', { filter: { action } });
  return (body as { lines: { actor_name: string; details: object }[] }).lines;
};

beforeEach(async () => {
  rendered.prepared = [];
  rendered.answer = { ok: true };
  rendered.meanwhile = async () => undefined;
  await staff.server.sql(`delete from staff.content_drafts; delete from staff.content_releases;
    delete from staff.content_versions; delete from staff.content_items;
    update staff.website_settings set editors_publish = false`);
});

it('shows the items of the files in every language, and an owner and an editor see the same', async () => {
  const { items, release, mayPublish } = await look();
  expect([release, mayPublish]).toEqual([null, 'all']);
  for (const kind of ['opening', 'agent', 'leader', 'questions', 'testimonial', 'article', 'guide'])
    expect(items.filter((item) => item.kind === kind).length, kind).toBeGreaterThan(0);
  const { files } = await read('questions', 'home');
  expect(Object.keys(files?.words ?? {})).toEqual((await look()).languages);
  const own = (await staff.editor.get('/website')).body as WebsiteView;
  expect(own).toEqual({ ...(await look()), mayPublish: 'none' });
});

it('what the files say can be saved as it is', async () => {
  const { items } = await look();
  const wrong: string[] = [];
  for (const { kind, key, readOnly } of items) {
    if (readOnly) continue;
    const { files } = await read(kind, key);
    const { status, body } = await put(staff.editor, kind, key, files);
    if (status !== 200) wrong.push(`${kind} ${key}: ${JSON.stringify(body)}`);
  }
  expect(wrong).toEqual([]);
});

it('an editor drafts, an owner publishes, and the audit says who', async () => {
  const version = await save(staff.editor, 'notice', 'storm', storm());
  expect(rendered.prepared).toEqual([]);
  expect(await publish(staff.editor, { kind: 'notice', key: 'storm', version })).toMatchObject(
    refusal(403, 'not_yours_to_publish'),
  );
  const { body } = await publish(staff.owner, { kind: 'notice', key: 'storm', version });
  expect(body).toEqual({ release: 1 });
  expect(rendered.prepared).toMatchObject([{ id: 1, notices: [{ key: 'storm', words }] }]);
  expect((await look()).items.find(({ key }) => key === 'storm')).toMatchObject({
    kind: 'notice',
    name: 'Storm',
    in: 'release',
    timing: { from: null, until: null },
  });
  expect((await lines('website_draft_saved'))[0]).toMatchObject({
    actor_name: 'Edith Editor',
    details: { item: 'notice', key: 'storm', name: 'Storm' },
  });
  expect((await lines('website_published'))[0]).toMatchObject({
    actor_name: 'Olive Owner',
    details: { release: 1, items: ['notice Storm'] },
  });
});

it('where an owner lets them, editors publish notices and days, and nothing else', async () => {
  expect((await staff.editor.send('PUT', '/api/website/settings', { editorsPublish: true })).status).toBe(
    403,
  );
  await staff.owner.send('PUT', '/api/website/settings', { editorsPublish: true });
  const notice = {
    kind: 'notice',
    key: 'storm',
    version: await save(staff.editor, 'notice', 'storm', storm()),
  };
  const { files } = await read('leader', (await leaders())[0] ?? '');
  const key = (await leaders())[0] ?? '';
  const leader = { kind: 'leader', key, version: await save(staff.editor, 'leader', key, files) };
  expect((await publish(staff.editor, notice, leader)).status).toBe(403);
  expect((await publish(staff.editor, notice)).body).toEqual({ release: 1 });
  // An owner who takes it back while pages are rendered is in time.
  const day = {
    kind: 'special_day',
    key: 'x',
    version: await save(staff.editor, 'special_day', 'x', closed('2099-01-02')),
  };
  rendered.meanwhile = () => staff.owner.send('PUT', '/api/website/settings', { editorsPublish: false });
  expect(await publish(staff.editor, day)).toMatchObject(refusal(403, 'not_yours_to_publish'));
  expect((await look()).release?.id).toBe(1);
});

const leaders = async () =>
  (await look()).items.filter(({ kind }) => kind === 'leader').map(({ key }) => key);

it('two people on one item: the second is told who was faster, and keeps what is there', async () => {
  const version = await save(staff.owner, 'notice', 'storm', storm());
  const late = await put(staff.editor, 'notice', 'storm', storm({ tone: 'urgent' }));
  expect(late).toMatchObject(refusal(409, 'draft_changed', { by: 'Olive Owner', version }));
  expect(await save(staff.editor, 'notice', 'storm', storm({ tone: 'urgent' }), version)).toBeGreaterThan(
    version,
  );
  expect(await publish(staff.owner, { kind: 'notice', key: 'storm', version })).toMatchObject(
    refusal(409, 'draft_changed', { by: 'Edith Editor', item: { kind: 'notice', key: 'storm' } }),
  );
  expect(
    await staff.owner.send('DELETE', `${pathOf('notice', 'storm')}/draft`, { seen: version }),
  ).toMatchObject(refusal(409, 'draft_changed'));
});

it('saving the same again makes no version', async () => {
  const version = await save(staff.editor, 'notice', 'storm', storm());
  expect(await save(staff.editor, 'notice', 'storm', storm(), version)).toBe(version);
  expect((await read('notice', 'storm')).versions).toHaveLength(1);
});

it('what cannot be rendered is not published, and its item is named', async () => {
  const key = (await leaders())[0] ?? '';
  const { files, name } = await read('leader', key);
  const item = { kind: 'leader', key, version: await save(staff.owner, 'leader', key, files) };
  rendered.answer = { ok: false, sentence: 'The page /about is broken.', item: { kind: 'leader', key } };
  expect(await publish(staff.owner, item)).toMatchObject(
    refusal(422, 'cannot_publish', {
      sentence: 'The page /about is broken.',
      item: { kind: 'leader', key, name },
    }),
  );
  expect((await look()).release).toBeNull();
  expect((await read('leader', key)).draft?.version).toBe(item.version);
});

it('two who publish at once both get through, one release after the other', async () => {
  const items = await Promise.all(
    ['one', 'two'].map(async (key) => ({
      kind: 'notice',
      key,
      version: await save(staff.owner, 'notice', key, storm()),
    })),
  );
  const answers = await Promise.all(items.map((item) => publish(staff.owner, item)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(answers.map(({ body }) => (body as { release: number }).release).sort()).toEqual([1, 2]);
  expect((await look()).items.filter((item) => item.kind === 'notice')).toHaveLength(2);
});

it('the same draft published twice at once is published once', async () => {
  const item = { kind: 'notice', key: 'storm', version: await save(staff.owner, 'notice', 'storm', storm()) };
  const answers = await Promise.all([publish(staff.owner, item), publish(staff.owner, item)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('a session that ends while pages are rendered publishes nothing', async () => {
  const owner = await createPerson(staff.server, 'owner');
  const item = { kind: 'notice', key: 'storm', version: await save(owner, 'notice', 'storm', storm()) };
  rendered.meanwhile = () => staff.server.sql(`delete from staff."session" where "userId" = '${owner.id}'`);
  expect(await publish(owner, item)).toMatchObject(refusal(401, 'signed_out'));
  expect((await look()).release).toBeNull();
});

it('an owner goes back to an earlier release and to the files, as a new release', async () => {
  const version = await save(staff.owner, 'notice', 'storm', storm());
  await publish(staff.owner, { kind: 'notice', key: 'storm', version });
  expect((await staff.owner.post('/website/releases/0/restore', { note: 'Over' })).body).toEqual({
    release: 2,
  });
  expect(rendered.prepared.at(-1)?.notices).toEqual([]);
  expect((await staff.editor.post('/website/releases/1/restore', {})).status).toBe(403);
  await staff.owner.post('/website/releases/1/restore', {});
  expect(rendered.prepared.at(-1)).toMatchObject({ id: 3, notices: [{ key: 'storm' }] });
  const { releases } = (await staff.owner.get('/website/releases')).body as { releases: object[] };
  expect(releases).toMatchObject([
    { id: 3, restores: 1, by: 'Olive Owner' },
    { id: 2, restores: 0, note: 'Over' },
    { id: 1, restores: null, items: [{ kind: 'notice', key: 'storm', name: 'Storm' }] },
  ]);
});

it('removing an item of the files hides it, and a new item that is removed is gone', async () => {
  const [key = ''] = await leaders();
  const version = await save(staff.owner, 'leader', key, null);
  await publish(staff.owner, { kind: 'leader', key, version });
  expect(rendered.prepared.at(-1)?.changes).toEqual({ leader: { [key]: null } });
  expect((await look()).items.find((item) => item.key === key)).toMatchObject({ isRemoved: true });
  expect((await put(staff.owner, 'leader', 'nobody-here', null)).status).toBe(404);
  expect((await put(staff.owner, 'questions', 'home', null)).status).toBe(400);
});

it('a changed file is noticed', async () => {
  const [key = ''] = await leaders();
  const { files } = await read('leader', key);
  const facts = { ...files?.facts, name: 'Somebody Else' };
  const version = await save(staff.owner, 'leader', key, { ...files, facts });
  await publish(staff.owner, { kind: 'leader', key, version });
  const lineOf = async () => (await look()).items.find((item) => item.key === key);
  expect(await lineOf()).not.toHaveProperty('fileChanged');
  await staff.server.sql(`alter table staff.content_versions disable trigger append_only;
    update staff.content_versions set base_hash = 'of another text';
    alter table staff.content_versions enable trigger append_only`);
  expect(await lineOf()).toHaveProperty('fileChanged', true);
});

it('special days are known to everyone who signs in', async () => {
  const version = await save(staff.owner, 'special_day', 'new-year', closed('2099-01-01'));
  await publish(staff.owner, { kind: 'special_day', key: 'new-year', version });
  expect((await staff.service.get('/me')).body).toMatchObject({ specialDays: [closed('2099-01-01')] });
});

it('an application links to the opening as it is on the site now', async () => {
  const records = recordsIn(staff.server);
  const [job] = jobs;
  if (!job) throw new Error('There is no opening in the files.');
  const openingOf = async (title: string) => {
    const id = await records.application(undefined, { job_title: title });
    return ((await staff.hiring.get(`/records/application/${id}`)).body as { opening?: string }).opening;
  };
  const { files } = await read('opening', job.slug);
  const facts = { ...(files as OpeningItem).facts, title: 'Night Adjuster' };
  const added = await save(staff.owner, 'opening', 'night-adjuster', { ...files, facts });
  const removed = await save(staff.owner, 'opening', job.slug, null);
  expect(await openingOf(job.title)).toBe(`/careers/${job.slug}`);
  expect(await openingOf('Night Adjuster')).toBeUndefined();
  await publish(
    staff.owner,
    { kind: 'opening', key: 'night-adjuster', version: added },
    { kind: 'opening', key: job.slug, version: removed },
  );
  expect(await openingOf(job.title)).toBeUndefined();
  expect(await openingOf('Night Adjuster')).toBe('/careers/night-adjuster');
});

it('a preview is behind the session and runs nothing', async () => {
  await save(staff.editor, 'notice', 'storm', storm());
  const page = await staff.editor.send('GET', '/website/preview?path=/about&language=es');
  expect(page.body).toBe('<p>es Storm</p>');
  const policy = page.response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain('script');
  expect(page.response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect((await staff.editor.send('GET', '/website/preview?path=/about&items=notice%20other')).body).toBe(
    '<p>en </p>',
  );
  const none = await staff.editor.send('GET', '/website/preview?path=/none');
  expect([none.status, none.body]).toEqual([404, expect.stringContaining('choose another page or language')]);
  expect(none.response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect((await staff.service.send('GET', '/website/preview?path=/about')).status).toBe(403);
});

it.each<[string, string, unknown]>([
  [
    'a script as a link',
    'notice',
    {
      ...storm(),
      words: { en: { text: 'x', link: { label: 'x', href: 'javascript:alert(1)' } }, es: { text: 'x' } },
    },
  ],
  [
    'another host without its protocol',
    'notice',
    {
      ...storm(),
      words: { en: { text: 'x', link: { label: 'x', href: '//evil.example' } }, es: { text: 'x' } },
    },
  ],
  ['a language too few', 'notice', { ...storm(), words: { en: { text: 'x' } } }],
  [
    'a language that the site does not have',
    'notice',
    { ...storm(), words: { ...words, fr: { text: 'x' } } },
  ],
  [
    'a text that is too long',
    'notice',
    { ...storm(), words: { en: { text: 'x'.repeat(401) }, es: { text: 'x' } } },
  ],
  ['a control character', 'notice', { ...storm(), words: { en: { text: 'a\u0000b' }, es: { text: 'x' } } }],
  [
    'a mark that turns the direction',
    'notice',
    { ...storm(), words: { en: { text: 'a\u202eb' }, es: { text: 'x' } } },
  ],
  ['a field that nobody knows', 'notice', { ...storm(), html: '<b>' }],
  [
    'an end before its beginning',
    'notice',
    storm({ from: '2026-11-27T10:00:00Z', until: '2026-11-27T09:00:00Z' }),
  ],
  ['a page that is not there', 'notice', storm({ pages: ['/no/such/page'] })],
  ['a day that does not exist', 'special_day', closed('2026-02-30')],
  ['a day that is over before it begins', 'special_day', closed('2026-11-27', '2026-11-26')],
  [
    'an office that is not there',
    'special_day',
    { ...closed('2026-11-27'), facts: { ...closed('2026-11-27').facts, places: ['Atlantis'] } },
  ],
  [
    'a text that takes too long to read',
    'article',
    {
      facts: { published: '2026-11-20', topic: 'auto' },
      words: { en: { title: 'x', summary: 'x', text: '> > > > too deep' } },
    },
  ],
  [
    '5,000 questions',
    'questions',
    {
      facts: {},
      words: Object.fromEntries(
        ['en', 'es'].map((code) => [
          code,
          { items: Array.from({ length: 5000 }, () => ({ question: 'a', answer: 'b' })) },
        ]),
      ),
    },
  ],
])('%s is refused, and what was typed is not repeated', async (_, kind, value) => {
  const { status, body } = await put(staff.editor, kind, kind === 'questions' ? 'home' : 'hostile', value);
  expect([status, (body as { code: string }).code]).toEqual([400, 'invalid']);
  expect(Object.keys(body as object).sort()).toEqual(['code', 'fields']);
});

it('markup is text like any other', async () => {
  const text = '<img src=x onerror=alert(1)>';
  const version = await save(staff.editor, 'notice', 'markup', {
    ...storm(),
    words: { en: { text }, es: { text } },
  });
  expect((await read('notice', 'markup')).draft).toMatchObject({
    version,
    value: { words: { en: { text } } },
  });
});

it('keys that leave their folder, and 1 MB, are refused', async () => {
  for (const key of ['../a', 'a/b', 'A', 'a--b', '__proto__', 'x'.repeat(81), 'services/../x'])
    expect((await put(staff.editor, 'opening', key, null)).status, key).toBe(400);
  const { status } = await put(staff.editor, 'article', 'long', { text: 'x'.repeat(1024 * 1024) });
  expect(status).toBe(413);
});

it('at most 200 drafts, and at most five notices at the same time', async () => {
  await staff.server.sql(`
    with items as (insert into staff.content_items (kind, key) select 'notice', 'n' || n from generate_series(1, 200) n returning id),
      versions as (insert into staff.content_versions (item, value, author_id, author_name) select id, '${JSON.stringify(storm())}', 'a', 'A' from items returning id, item)
    insert into staff.content_drafts (item, version) select item, id from versions`);
  expect(await put(staff.editor, 'notice', 'one-more', storm())).toMatchObject(
    refusal(409, 'too_many_drafts'),
  );
  const { drafts } = (await staff.owner.get('/website/drafts')).body as {
    drafts: { kind: string; key: string; version: number }[];
  };
  const items = drafts.slice(0, 6).map(({ kind, key, version }) => ({ kind, key, version }));
  expect(await publish(staff.owner, ...items)).toMatchObject({
    status: 422,
    body: { code: 'cannot_publish' },
  });
  expect((await publish(staff.owner, ...items.slice(0, 5))).status).toBe(200);
});

it('after a publish, the address of the CI is called without content, and the audit says what became of it', async () => {
  const calls: { method?: string | undefined; length?: string | undefined }[] = [];
  let status = 204;
  const hook = await listenForTest((request, response) => {
    calls.push({ method: request.method, length: request.headers['content-length'] });
    response.writeHead(status).end();
  });
  const server = await serverForTest({
    env: { DEPLOY_HOOK: `${hook}/build?token=secret` },
    replaced: { website },
  });
  const owner = await createPerson(server, 'owner');
  const version = await save(owner, 'notice', 'storm', storm());
  expect((await publish(owner, { kind: 'notice', key: 'storm', version })).body).toMatchObject({
    release: 1,
    deploy: 'called',
  });
  expect(calls).toEqual([{ method: 'POST', length: '0' }]);
  status = 500;
  expect((await owner.post('/website/releases/0/restore', {})).body).toMatchObject({ deploy: 'failed' });
  const { body } = await owner.post('/audit/list', { filter: { action: 'website_deploy_called' } });
  expect((body as { lines: { details: object }[] }).lines.map(({ details }) => details)).toEqual([
    { release: 2, result: 'failed' },
    { release: 1, result: 'called' },
  ]);
  expect(JSON.stringify(body)).not.toContain('secret');
});

it('an editor needs a second step, and gets no mail about records', async () => {
  const editor = await createPerson(staff.server, 'editor', { secondStep: false });
  expect(await editor.get('/website')).toMatchObject(refusal(403, 'second_step_required'));
  expect((await staff.editor.get('/me')).body).toMatchObject({ role: 'editor', kinds: [] });
  expect((await staff.editor.get('/mail')).body).toMatchObject({ choices: {} });
  expect(await staff.editor.post('/mail', { kind: 'message', choice: 'now' })).toMatchObject(
    refusal(403, 'not_allowed'),
  );
});
