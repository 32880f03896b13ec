import { randomUUID } from 'node:crypto';
import { readdir, readlink, rm } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect, it, vi } from 'vitest';
import { clientsOf } from '../support/clients.ts';
import { shareStaff } from '../support/share-staff.ts';
import { recordsIn } from '../support/staff-records.ts';
import { shareLog } from './record-log.ts';

const log = shareLog();
const staff = shareStaff({ owner: 'Olive Owner' });
/** Larger than what the system buffers for a connection. */
const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(4 * 1024 * 1024, 7)]);
let application: string;
let stored: string;

const asStaff = () => ({ authorization: `Bearer ${staff.server.staffKey}` });

beforeAll(async () => {
  application = await recordsIn(staff.server).application({ bytes, extension: 'pdf' });
  const { data } = await clientsOf(staff.server)
    .staff.from('job_applications')
    .select('resume_url')
    .eq('id', application)
    .single()
    .throwOnError();
  stored = String(data.resume_url).split('/object/public/')[1] ?? '';
});

/** Files of the file store that this process has open. */
async function openFiles(): Promise<string[]> {
  const names = await readdir('/proc/self/fd');
  const targets = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')));
  return targets.filter((target) => target.startsWith(path.join(staff.server.dataDir, 'files')));
}

/** Sends the request, and is gone after `patience` milliseconds. */
async function giveUp(address: string, headers: Record<string, string>, patience: number): Promise<void> {
  const sent = request(new URL(address, staff.server.url), { headers });
  sent.on('error', () => {});
  sent.on('response', (response) => response.on('error', () => {}));
  sent.end();
  await setTimeout(patience);
  sent.destroy();
}

async function giveUpAll(address: string, headers: Record<string, string>): Promise<void> {
  const patience = Array.from({ length: 40 }, (_, at) => at);
  await Promise.all(patience.map((milliseconds) => giveUp(address, headers, milliseconds)));
  await vi.waitFor(async () => expect(await openFiles()).toEqual([]), { timeout: 5000 });
  expect(log()).not.toMatch(/Error|aborted/);
}

it('a preview that is given up closes its file, and is no error in the log', () =>
  giveUpAll(`/staff/api/files/application/${application}/resume`, staff.owner.headers()));

it('a download with the staff secret that is given up closes its file', () =>
  giveUpAll(`/storage/v1/object/${stored}`, asStaff()));

it('a signed link that is given up closes its file', async () => {
  const [bucket = '', ...name] = stored.split('/');
  const { data } = await clientsOf(staff.server)
    .staff.storage.from(bucket)
    .createSignedUrl(name.join('/'), 60);
  await giveUpAll(data?.signedUrl ?? randomUUID(), {});
});

it('a file that is missing on the disk is answered as missing, with the whole answer', async () => {
  const folder = path.join(staff.server.dataDir, 'files/resumes');
  for (const name of await readdir(folder)) await rm(path.join(folder, name));
  const answer = await fetch(`${staff.server.url}/storage/v1/object/${stored}`, {
    headers: asStaff(),
    signal: AbortSignal.timeout(10_000),
  });
  expect(await answer.json()).toMatchObject({ error: 'not_found' });
});
