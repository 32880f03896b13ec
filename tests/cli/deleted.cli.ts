import { randomUUID } from 'node:crypto';
import { readFile, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { kinds, tableOf } from '#domain/kinds.ts';
import { clientsOf, type Deployment, postRow } from '../support/clients.ts';
import { shareServer } from '../support/open-test-server.ts';
import { claimPhotoPath, publicUrl, sampleClaim, sampleContact, samples } from '../support/samples.ts';
import { startProxy } from '../support/start-proxy.ts';
import { sendWithFiles } from '../support/upload-files.ts';
import { envFor, prepareServer, runCli, sendApplication, sendVerification } from './run-cli.ts';

const { cli, cliWith, clients, folder, server } = prepareServer();
/** A new machine: a server with an empty database. */
const fresh = shareServer();
const onFresh = (...args: string[]) => runCli(args, envFor(fresh));
const restoreOnFresh = (...args: string[]) => onFresh('restore', folder('old.tar'), '--yes', ...args);

/** Staff send, because their files are not inspected. */
const sender = () => ({ ...clients(), visitor: clients().staff });
const message = sampleContact();
const otherMessage = sampleContact();
/** Never lost, so that the database knows who was deleted. */
const keptMessage = sampleContact();
let person: Awaited<ReturnType<typeof sendApplication>>;
let other: typeof person;
let verification: Awaited<ReturnType<typeof sendVerification>>;
const photoAt = claimPhotoPath('jpg');
const claim = sampleClaim({ photo_urls: [publicUrl('claim-photos', photoAt)] });

beforeAll(async () => {
  const { staff } = clients();
  await staff.from('contacts').insert([message, otherMessage, keptMessage]).throwOnError();
  person = await sendApplication(sender());
  other = await sendApplication(sender());
  verification = await sendVerification(sender());
  await sendWithFiles(staff, 'claim_reports', claim);
  for (const { id } of [person, other])
    await staff
      .rpc('staff_add_note', { ...noteOn(id), author: 'dana', author_name: 'Dana Reyes', sort: 'note' })
      .throwOnError();
  expect((await cli('backup', '--to', folder('old.tar'))).code).toBe(0);

  await deleteOnRequest('message', 'contacts', message.id);
  await deleteOnRequest('application', 'job_applications', person.id);
  await deleteOnRequest('verification', 'employment_verifications', verification.id);
  await deleteOnRequest('claim', 'claim_reports', claim.id);
  await removeFiles();
});

async function removeFiles(): Promise<void> {
  const { staff } = clients();
  await staff.storage.from('resumes').remove([person.resumeAt]);
  await staff.storage.from('employment-documents').remove([verification.frontAt, verification.backAt]);
  await staff.storage.from('claim-photos').remove([photoAt]);
}

const noteOn = (id: string) => ({
  kinds: ['application'],
  wanted_kind: 'application',
  wanted_id: id,
  body: `A note on ${id}`,
});

async function deleteOnRequest(kind: string, table: string, id: string): Promise<void> {
  const { staff } = clients();
  await staff.rpc('add_deleted_records', { entries: [entryOf(kind, id)] }).throwOnError();
  await staff.from(table).delete().eq('id', id).throwOnError();
}

const entryOf = (kind: string, record_id: string) => ({
  kind,
  record_id,
  deleted_at: new Date().toISOString(),
});

/** The ids that are stored, and whether the files of both applicants are. */
async function storedOn(where: Deployment) {
  const { staff } = clientsOf(where);
  const ids: string[] = [];
  for (const table of kinds.map(tableOf))
    for (const { id } of (await staff.from(table).select('id').throwOnError()).data ?? []) ids.push(id);
  const has = async (bucket: string, path: string) =>
    (await staff.storage.from(bucket).download(path)).error === null;
  const { data: work } = await staff.rpc('staff_export_work').throwOnError();
  return {
    ids: ids.sort(),
    personsFile: await has('resumes', person.resumeAt),
    othersFile: await has('resumes', other.resumeAt),
    license: await has('employment-documents', verification.frontAt),
    photo: await has('claim-photos', photoAt),
    notes: JSON.stringify(work).match(/A note on [0-9a-f-]+/g),
  };
}

const remains = () => ({
  ids: [otherMessage.id, keptMessage.id, other.id].sort(),
  personsFile: false,
  othersFile: true,
  license: false,
  photo: false,
  notes: [`A note on ${other.id}`],
});

describe('a person who was deleted on request', () => {
  it('does not come back with a backup from before, and everyone else does', async () => {
    const { staff } = clients();
    await staff.from('contacts').delete().eq('id', otherMessage.id).throwOnError();
    await staff.from('job_applications').delete().eq('id', other.id).throwOnError();
    await staff.storage.from('resumes').remove([other.resumeAt]);
    const { code, out } = await cli('restore', folder('old.tar'), '--yes');
    expect(code).toBe(0);
    expect(out).toMatch(/^contacts +1 +1 +1 +0$/m);
    expect(out).toMatch(/^job_applications +1 +0 +1 +0$/m);
    expect(out).toMatch(/^employment_verifications +0 +0 +1 +0$/m);
    expect(out).toMatch(/^claim_reports +0 +0 +1 +0$/m);
    expect(out).toMatch(/^files +1 +0 +4 +0$/m);
    expect(out).toContain('4 records: deleted on request, not restored.');
    expect(await storedOn(server)).toEqual(remains());
  });

  it('does not come back on a new machine, which asks for the newest list first', async () => {
    const asked = await restoreOnFresh();
    expect(asked).toMatchObject({ code: 2, out: '' });
    expect(asked.err).toMatch(
      /^This database has no records, so it does not know who was deleted after .* Name the newest list of deleted ids with --deleted FILE\. If there is none, add --deleted none\.\n$/,
    );
    expect((await storedOn(fresh)).ids).toEqual([]);

    expect((await cli('deleted-ids', '--to', folder('deleted.jsonl'))).code).toBe(0);
    const restored = await restoreOnFresh('--deleted', folder('deleted.jsonl'));
    expect(restored.code).toBe(0);
    expect(restored.out).toContain('4 records: deleted on request, not restored.');
    expect(await storedOn(fresh)).toEqual(remains());

    // The list is now in the database, so it need not be named again.
    expect((await restoreOnFresh()).code).toBe(0);
    expect(await storedOn(fresh)).toEqual(remains());
  });

  it('is on the list of the next backup', async () => {
    const backup = await cli('backup', '--to', folder('new.tar'), '--deleted', folder('beside.jsonl'));
    expect(backup.out).toMatch(/^deleted ids: 4$/m);
    expect(await readFile(folder('beside.jsonl'), 'utf8')).toContain(person.id);
    expect((await cli('verify', folder('new.tar'))).out).toMatch(/^deleted ids: 4$/m);
  });

  it.each(['visitor', 'staff'] as const)('cannot be stored again by %s', async (who) => {
    const key = who === 'staff' ? server.staffKey : server.anonKey;
    const { created_at: _, ...row } = message as Record<string, unknown>;
    const refused = await postRow(server, 'contacts', row, { key });
    expect(refused.status).toBe(410);
    expect(await refused.json()).toMatchObject({ code: 'PT410' });
  });

  it('is skipped even if the list is read before the deletion', async () => {
    // The deletion arrives in the middle of a restore: the tool sees an old list, the database the new one.
    const isList = ({ url }: IncomingMessage) => url?.includes('/rpc/list_deleted_records') === true;
    const url = await startProxy(server.url, (request) => (isList(request) ? [200, []] : undefined));
    const { code, out } = await cliWith({ BACKEND_URL: url }, 'restore', folder('old.tar'), '--yes');
    expect(code).toBe(0);
    expect(out).toContain('4 records: deleted on request, not restored.');
    await removeFiles();
  });
});

describe('the list of deleted ids', () => {
  it('in a file only grows, and only its owner can read it', async () => {
    const file = folder('grows.jsonl');
    const gone = entryOf('message', randomUUID());
    await writeFile(file, `${JSON.stringify(gone)}\n`);
    for (let run = 0; run < 2; run += 1)
      expect((await cli('deleted-ids', '--to', file)).out).toBe(`${file} has 5 deleted ids.\n`);
    expect(await readFile(file, 'utf8')).toContain(gone.record_id);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it.each(kinds)('names a stored %s that is on it', async (kind) => {
    const { staff } = clientsOf(fresh);
    const row = samples[tableOf(kind)]();
    await sendWithFiles(staff, tableOf(kind), row);
    await writeFile(folder('stored.jsonl'), `${JSON.stringify(entryOf(kind, row.id))}\n`);
    const { code, err } = await restoreOnFresh('--deleted', folder('stored.jsonl'));
    expect(code).toBe(1);
    expect(err).toContain(`The ${kind} ${row.id} is on the list of deleted ids, but it is stored here.`);
    expect(err).toContain("1 record should not be here. Delete what is named above in the staff's app.");
    await staff.from(tableOf(kind)).delete().eq('id', row.id).throwOnError();
  });

  it.each([
    ['no JSON', 'not json'],
    ['another kind', JSON.stringify(entryOf('person', randomUUID()))],
    ['no id', JSON.stringify(entryOf('message', 'x'))],
  ])('with %s is refused', async (_what, line) => {
    await writeFile(folder('bad.jsonl'), `\n${line}\n`);
    const { code, err } = await cli('restore', folder('old.tar'), '--yes', '--deleted', folder('bad.jsonl'));
    expect(code).toBe(1);
    expect(err).toContain('Line 2 of the list of deleted ids in');
  });

  it('may have thousands of ids', async () => {
    const many = Array.from({ length: 2300 }, () => entryOf('verification', randomUUID()));
    await writeFile(folder('many.jsonl'), many.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    await restoreOnFresh('--deleted', folder('many.jsonl'));
    const { out } = await onFresh('deleted-ids', '--to', folder('read.jsonl'));
    expect(out).toContain('has 2,308 deleted ids.');
  });
});
