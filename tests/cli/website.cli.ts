import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEach, describe, expect, it } from 'vitest';
import { site } from '#company/site.ts';
import type { Release } from '#domain/website/items.ts';
import type { Published, Website } from '../../server/lib/website-services.ts';
import { createPerson } from '../support/staff-client.ts';
import { prepareServer } from './run-cli.ts';

let answer: Published = { ok: true };
const website: Website = {
  prepare: async () => answer,
  refresh: async () => ({ ok: true }),
  renderPage: async () => undefined,
  state: () => ({ shown: 0 }),
};
const { cliWith, server, folder } = prepareServer({ replaced: { website } });
const cli = (...args: string[]) => cliWith({ STAFF_URL: server.url }, ...args);
const spanish = site.languages.length > 1 ? ['--es', 'Tormenta'] : [];
const pulled = async (name: string) => {
  const dir = folder(name);
  const ended = await cli('content', 'pull', '--to', dir);
  const file = path.join(dir, 'release.ts');
  return { ...ended, ...((await import(pathToFileURL(file).href)) as { released: Release }) };
};

beforeEach(async () => {
  answer = { ok: true };
  await server.sql(`delete from staff.content_drafts; delete from staff.content_releases;
    delete from staff.content_versions; delete from staff.content_items`);
});

it('a notice from a shell is published at once, listed, and taken back', async () => {
  const posted = await cli('notice', 'Storm', ...spanish, '--urgent', '--until', 'tomorrow 8:00');
  expect(posted).toEqual({
    code: 0,
    out: 'Release 1 is published.\nTo take it back: npm run cli -- content undo\n',
    err: '',
  });
  const { out } = await cli('content', 'list');
  expect(out).toContain('Visitors see release 1, by Shell');
  expect(out).toMatch(/ {2}notice storm-\w{6}: Storm/);
  expect((await cli('content', 'undo')).out).toContain('Release 1 is taken back: as the files.');
  expect((await cli('content', 'undo')).out).toContain('Release 2 is taken back: as release 1.');
});

it('a day is closed for one office or for all', async () => {
  const reasons = ['--reason', 'Snow', ...(spanish.length > 0 ? ['--es', 'Nieve'] : [])];
  expect((await cli('closed', '2099-01-02', ...reasons)).code).toBe(0);
  const [{ name }] = site.offices;
  expect(
    (await cli('closed', '2099-01-05', '--until', '2099-01-06', '--office', name.toLowerCase())).code,
  ).toBe(0);
  const { released } = await pulled('days');
  expect(released.specialDays.map(({ facts }) => facts)).toEqual([
    { from: '2099-01-02', to: '2099-01-02', places: site.offices.map(({ name }) => name), open: null },
    { from: '2099-01-05', to: '2099-01-06', places: [name], open: null },
  ]);
});

describe('mistakes end with one sentence', () => {
  it.each<[string[], string]>([
    [['notice', ''], 'TEXT must have 1 to 400 characters, on one line.'],
    [['notice', 'x\ny'], 'TEXT must have 1 to 400 characters, on one line.'],
    [
      ['notice', 'x', '--from', 'soon'],
      '--from takes a time at the office, like 18:00, "2026-11-27 08:00" or "tomorrow 8:00", not "soon".',
    ],
    [['notice', 'x', '--from', '2099-01-02', '--until', '2099-01-01'], '--until must be later than --from.'],
    [['notice', 'x', '--link', '/claims'], '--link needs --label, the words of the link.'],
    [
      ['notice', 'x', '--pages', 'Claims'],
      '--pages takes paths of pages of the site, separated by commas: /claims,/contact.',
    ],
    [['closed', 'friday'], 'DAY takes a date like 2026-11-27, today or tomorrow, not "friday".'],
    [
      ['closed', '2099-01-02', '--office', 'Atlantis'],
      `--office must be ${site.offices.map(({ name }) => name).join(' or ')}, not "Atlantis".`,
    ],
    [
      ['closed', '2099-01-02', '--until', '2099-01-01'],
      '--until must not be before DAY, and at most 31 days can be closed at once.',
    ],
    [['content', 'push'], 'Use content list, content undo or content pull, not content push.'],
    [['content', 'list', '--yes'], '--yes is for content pull.'],
  ])('%j', async (args, sentence) => {
    const full = args[0] === 'notice' ? [...args, ...spanish] : args;
    expect(await cli(...full)).toEqual({ code: 2, out: '', err: `${sentence}\n` });
  });

  it('without a release there is nothing to take back', async () => {
    expect(await cli('content', 'undo')).toEqual({
      code: 1,
      out: '',
      err: 'There is no release to take back: visitors see the files.\n',
    });
  });

  it('what cannot be shown is not published, and leaves no draft', async () => {
    answer = { ok: false, sentence: 'The page /about is broken.' };
    expect(await cli('notice', 'Storm', ...spanish)).toEqual({
      code: 1,
      out: '',
      err: 'The page /about is broken. Nothing was changed.\n',
    });
    expect((await cli('content', 'list')).out).toContain('0 drafts.');
  });

  it('a page that is not there is refused by the server', async () => {
    const { code, err } = await cli('notice', 'Storm', ...spanish, '--pages', '/no/such/page');
    expect([code, err]).toEqual([
      1,
      '--pages takes paths of pages of the site, separated by commas: /claims,/contact.\n',
    ]);
  });
});

describe('content pull', () => {
  it('writes what the release has, with notices that have not begun', async () => {
    await cli('notice', 'Later', ...spanish, '--from', '2099-01-01');
    const { code, out, released } = await pulled('pulled');
    expect([code, out]).toEqual([0, expect.stringContaining('Release 1 with 1 item is in')]);
    expect(released).toMatchObject({ id: 1, notices: [{ words: { en: { text: 'Later' } } }] });
  });

  it('shows both where a file changed beneath an item, and writes nothing without --yes', async () => {
    const owner = await createPerson(server, 'owner');
    const { items } = (await owner.get('/website')).body as { items: { kind: string; key: string }[] };
    const { kind, key } = items.find((item) => item.kind === 'opening') ?? { kind: '', key: '' };
    const address = `/api/website/items/${kind}/${key}`;
    const { files } = (await owner.send('GET', address)).body as { files: { facts: object } };
    const value = { ...files, facts: { ...files.facts, title: 'Night Clerk' } };
    const { version } = (await owner.send('PUT', `${address}/draft`, { value, seen: 0 })).body as {
      version: number;
    };
    await owner.post('/website/publish', { items: [{ kind, key, version }] });
    await server.sql(`alter table staff.content_versions disable trigger append_only;
      update staff.content_versions set base_hash = 'of another text';
      alter table staff.content_versions enable trigger append_only`);
    const dir = folder('conflict');
    const { code, out, err } = await cli('content', 'pull', '--to', dir);
    expect([code, err]).toEqual([
      1,
      '1 file changed since the office changed the same. Nothing was written. Take over by hand what should stay, or let the release win: content pull --yes.\n',
    ]);
    expect(out).toContain('The file has:');
    expect(out).toContain('"title": "Night Clerk"');
    await expect(readFile(path.join(dir, 'release.ts'))).rejects.toThrow('ENOENT');
    expect((await cli('content', 'pull', '--yes', '--to', dir)).code).toBe(0);
    expect(await readFile(path.join(dir, 'release.ts'), 'utf8')).toContain('Night Clerk');
  });
});
