import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { site } from '#company/site.ts';
import { placeholders } from '#domain/fill-placeholders.ts';
import { replyLimits, type SavedReply } from '#domain/saved-replies.ts';
import { embeddedAnonKey } from '#office/backend-settings.ts';
import { seedSavedReplies } from '../../server/staff/saved-replies/seed-saved-replies.ts';
import { starterReplies as allStarters } from '../../server/staff/saved-replies/starter-replies.ts';
import { openPostgres } from '../../server/store/database/open-postgres.ts';
import { clientOf } from '../support/clients.ts';
import { shareStaff } from '../support/share-staff.ts';
import { refusal, type StaffSession } from '../support/staff-client.ts';

const staff = shareStaff({ owner: 'Olive Owner', hiring: 'Hanna Hiring', service: 'Sam Service' });
const path = '/saved-replies';
/** In the languages of the site. */
const starterReplies = allStarters.filter(({ language }) => site.languages.includes(language));
const list = async (person: StaffSession) =>
  ((await person.get(path)).body as { replies: SavedReply[] }).replies;
const put = (id: string, body: object) => staff.owner.send('PUT', `/api${path}/${id}`, body);
const remove = (id: string) => staff.owner.send('DELETE', `/api${path}/${id}`);
const text = { kind: null, outcome: null, name: 'Short', body: 'Hello {first name}' };
async function add(changes: object = {}) {
  const { status, body } = await staff.owner.post(path, { ...text, ...changes });
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { reply: SavedReply }).reply;
}
const lastLine = async (action: string) => {
  const { body } = await staff.owner.post('/audit/list', { filter: { action } });
  return (body as { lines: Record<string, unknown>[] }).lines[0];
};

/** Only the starter texts. */
beforeEach(() => staff.server.sql('delete from staff.saved_replies where changed_by is not null'));

it('a new database has the starter texts, and each role gets those of its kinds', async () => {
  const names = (replies: readonly { name: string }[]) => replies.map(({ name }) => name).sort();
  expect(names(await list(staff.owner))).toEqual(names(starterReplies));
  const forAll = await add({ name: 'For every kind' });
  for (const [person, kinds] of [
    [staff.service, ['message', 'claim']],
    [staff.hiring, ['application', 'verification']],
  ] as const)
    expect(names(await list(person))).toEqual(
      names([
        ...starterReplies.filter(({ kind }) => kind && (kinds as readonly string[]).includes(kind)),
        forAll,
      ]),
    );
});

it('starter texts that were deleted do not come back, also when servers start at once', async () => {
  const database = await openPostgres(staff.server.databaseUrl);
  onTestFinished(() => database.close());
  const [first] = await list(staff.owner);
  expect((await remove(first?.id ?? '')).status).toBe(200);
  await Promise.all([seedSavedReplies(database), seedSavedReplies(database)]);
  expect(await list(staff.owner)).toHaveLength(starterReplies.length - 1);
  await staff.server.sql('delete from staff.saved_replies; delete from staff.seeded');
  await Promise.all([seedSavedReplies(database), seedSavedReplies(database), seedSavedReplies(database)]);
  expect(await list(staff.owner)).toHaveLength(starterReplies.length);
});

it('an owner adds, changes and deletes a text, and each act is recorded', async () => {
  const added = await add({ kind: 'application', outcome: 'hired', name: '  Welcome ' });
  expect(added).toMatchObject({ name: 'Welcome', outcome: 'hired', changed_by: 'Olive Owner' });
  expect(await lastLine('saved_reply_changed')).toMatchObject({
    actor_name: 'Olive Owner',
    kind: 'application',
    details: { name: 'Welcome' },
  });
  const changed = await put(added.id, { ...text, name: 'Hi', seenAt: added.changed_at });
  expect(changed).toMatchObject({ status: 200, body: { reply: { id: added.id, name: 'Hi', kind: null } } });
  expect(await list(staff.service)).toContainEqual((changed.body as { reply: SavedReply }).reply);
  expect((await remove(added.id)).status).toBe(200);
  expect(await remove(added.id)).toMatchObject(refusal(404, 'not_found'));
  expect(await lastLine('saved_reply_deleted')).toMatchObject({ details: { name: 'Hi' } });
});

it('a text is English unless it says something else, and can change its language', async () => {
  const english = await add();
  const spanish = await add({ language: 'es' });
  expect([english.language, spanish.language]).toEqual(['en', 'es']);
  const changed = await put(english.id, { ...text, language: 'es', seenAt: english.changed_at });
  expect(changed.body).toMatchObject({ reply: { language: 'es' } });
});

it('the opening hours come in each language of the site', async () => {
  const { openingHours } = (await staff.service.get(path)).body as { openingHours: Record<string, string> };
  expect(Object.keys(openingHours)).toEqual(site.languages);
  for (const hours of Object.values(openingHours)) expect(hours).toMatch(/^[^\u00a0\u2060]+$/);
});

it('a language that the site takes up later brings its starter texts', async () => {
  const database = await openPostgres(staff.server.databaseUrl);
  onTestFinished(() => database.close());
  for (const code of site.languages.slice(1))
    await staff.server.sql(
      `delete from staff.saved_replies where language = '${code}'; delete from staff.seeded where what = 'saved_replies_${code}'`,
    );
  await seedSavedReplies(database);
  expect(await list(staff.owner)).toHaveLength(starterReplies.length);
});

it('a text that a colleague changed meanwhile is not overwritten', async () => {
  const { id, changed_at: seenAt } = await add();
  expect((await put(id, { ...text, body: 'First', seenAt })).status).toBe(200);
  expect(await put(id, { ...text, body: 'Second', seenAt })).toMatchObject(refusal(409, 'text_changed'));
  expect((await list(staff.owner)).find((reply) => reply.id === id)?.body).toBe('First');
});

it('an unknown placeholder is refused, also in a change', async () => {
  const unknown = { ...text, body: 'Hello {frist name}' };
  expect(await staff.owner.post(path, unknown)).toMatchObject(refusal(400, 'unknown_placeholder'));
  const { id, changed_at: seenAt } = await add({ body: placeholders.map((name) => `{${name}}`).join() });
  expect(await put(id, { ...unknown, seenAt })).toMatchObject(refusal(400, 'unknown_placeholder'));
});

it.each([
  ['a name of 81 characters', { name: 'x'.repeat(replyLimits.name + 1) }, 'name'],
  ['a name of spaces', { name: '   ' }, 'name'],
  ['an empty text', { body: '' }, 'body'],
  ['a text of 5,001 characters', { body: 'x'.repeat(replyLimits.body + 1) }, 'body'],
  ['an unknown kind', { kind: 'letter' }, 'kind'],
  ['an unknown language', { language: 'zz' }, 'language'],
  ['an outcome of another kind', { kind: 'verification', outcome: 'hired' }, 'outcome'],
])('refuses %s', async (_, changes, field) => {
  expect(await staff.owner.post(path, { ...text, ...changes })).toMatchObject(
    refusal(400, 'invalid', { fields: [field] }),
  );
});

it('takes the longest name and text', async () => {
  const longest = { name: 'x'.repeat(replyLimits.name), body: '\u{1F600}'.repeat(replyLimits.body / 2) };
  expect(await add(longest)).toMatchObject(longest);
});

it('there are never more texts than the limit, also if they arrive at once', async () => {
  await staff.server.sql(
    `insert into staff.saved_replies (name, body, changed_by)
      select 'Filler', 'Text', 'Olive Owner' from generate_series(1, ${replyLimits.count - starterReplies.length - 1})`,
  );
  const answers = await Promise.all([1, 2, 3].map(() => staff.owner.post(path, text)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await staff.owner.post(path, text)).toMatchObject(refusal(409, 'too_many_saved_replies'));
  expect(await list(staff.owner)).toHaveLength(replyLimits.count);
});

it('neither key reaches the table by REST', async () => {
  const { url, staffKey } = staff.server;
  for (const key of [embeddedAnonKey, staffKey])
    for (const table of ['saved_replies', 'seeded']) {
      expect((await clientOf(url, key).from(table).select()).status).toBe(404);
      const { error } = await clientOf(url, key).schema('staff').from(table).select();
      expect(error).not.toBeNull();
    }
});
