import { readdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { nextAddress } from '../../reliability/scenarios/requests.ts';
import { clientsOf, type Deployment, postFile, postRow, requestWith } from '../clients.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { oddRequests } from '../odd-requests.ts';
import { postBody } from '../raw-form.ts';
import { sampleContact } from '../samples.ts';
import { withFiles } from '../upload-files.ts';
import { worstCaseTexts } from '../worst-case-texts.ts';
import { changedRows } from './changed-rows.ts';
import { hostileBytes } from './hostile-bytes.ts';
import { hostileFiles } from './hostile-files.ts';
import { type HostileForm, hostileForms } from './hostile-forms.ts';
import { hostileRows } from './hostile-rows.ts';
import { sendBytes } from './send-bytes.ts';
import { differences, snapshotOutside, strangeFiles } from './watch-folders.ts';

/** Each list names the inputs with that problem. */
type Findings = {
  inputs: number;
  stored: number;
  answers: Record<number, number>;
  /** Server errors, and responses that leak internals. */
  failed: string[];
  /** Columns stored differently from how they were sent, apart from the tags that the forms strip. */
  changed: string[];
  /** Files stored that should have been refused. */
  letIn: string[];
  /** Files created, deleted or changed outside the server's own folders. */
  outside: string[];
  /** The longest answer to text that is made to be slow, in milliseconds. */
  slowest: number;
};
type Target = Deployment & { dataDir: string };
type Note = (what: string, status: number, text: string) => void;

const pathsOfForms = {
  contacts: '/contact',
  job_applications: '/careers/apply',
  employment_verifications: '/verification',
  claim_reports: '/contact/claim',
};
const internals = /node_modules|server\/|at .+\.ts:\d+|sb_secret_|root:x:/;

/** Sends about `count` hostile inputs. Needs a server of its own: some requests delete rows as staff. */
export async function attack(server: Target, count: number, seed: number): Promise<Findings> {
  const before = await snapshotOutside(server.dataDir);
  const answers: Record<number, number> = {};
  const failed: string[] = [];
  let inputs = 0;
  const note: Note = (what, status, text) => {
    inputs += 1;
    answers[status] = (answers[status] ?? 0) + 1;
    if (status >= 500 || internals.test(text)) failed.push(`${status} for ${what}: ${text.slice(0, 200)}`);
  };
  const rows = await sendRows(server, Math.round(count * 0.3), seed, note);
  const slowest = await sendSlowTexts(server, note);
  const letIn = await sendFiles(server, Math.round(count * 0.1), seed, note);
  await postForms(server, Math.round(count * 0.05), seed, note);
  await postBrokenForms(server, Math.max(80, Math.round(count * 0.1)), seed, note);
  await sendRaw(server, Math.round(count * 0.3), seed, note);
  await sendOdd(server, Math.round(count * 0.3), seed, note);
  const strange = [
    ...differences(before, await snapshotOutside(server.dataDir)),
    ...(await strangeFiles(server.dataDir)),
  ];
  return { inputs, answers, failed, letIn, outside: strange, slowest, ...rows };
}

async function sendRows(server: Target, count: number, seed: number, note: Note) {
  const rows = hostileRows(count, seed);
  const { staff } = clientsOf(server);
  const answers = await mapConcurrently(rows, async ({ table, row }) => {
    // As staff, whom no rate limit stops.
    await withFiles(staff, row);
    const answer = await postRow(server, table, row, { headers: fromNewAddress() });
    note(`${table} ${JSON.stringify(row)}`, answer.status, await answer.text());
    return answer.status;
  });
  const stored = rows.filter((_, at) => answers[at] === 201);
  return { stored: stored.length, changed: await changedRows(server, stored) };
}

/** The texts of the rows, posted as forms without scripts. */
async function postForms(server: Target, count: number, seed: number, note: Note) {
  await mapConcurrently(hostileRows(count, seed), async ({ table, row }) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(row)) body.append(name, String(value));
    const path = pathsOfForms[table];
    const answer = await fetch(`${server.url}${path}`, {
      method: 'POST',
      body,
      headers: fromNewAddress(),
      redirect: 'manual',
    });
    note(`posted ${JSON.stringify(row)}`, answer.status, await answer.text());
  });
}

/** Every tenth arrives while no file can be stored, and is then answered with 503. */
async function postBrokenForms(server: Target, count: number, seed: number, note: Note) {
  const forms = hostileForms(count, seed);
  const send = async ({ what, path, pieces, isCut }: HostileForm, isDiskAway: boolean) => {
    const status = await postBody(server, path, pieces, { isCut, headers: fromNewAddress() });
    if (status === 0 && !isCut) note(`no answer to ${what}`, 500, '');
    else note(what, isDiskAway && status === 503 ? 0 : status, '');
  };
  const few = Math.ceil(count / 10);
  await mapConcurrently(forms.slice(few), (form) => send(form, false));
  const drafts = path.join(server.dataDir, 'files/drafts');
  // What a cut form leaves is removed a moment later, and would not be found in a folder that was renamed.
  while ((await readdir(drafts)).length > 0) await setTimeout(10);
  await rename(drafts, `${drafts}-away`);
  await mapConcurrently(forms.slice(0, few), (form) => send(form, true));
  await rename(`${drafts}-away`, drafts);
}

async function sendSlowTexts(server: Target, note: Note): Promise<number> {
  let slowest = 0;
  for (const [what, message] of [5000, 20_000].flatMap((length) => worstCaseTexts(length))) {
    const start = performance.now();
    const answer = await postRow(server, 'contacts', sampleContact({ message }), {
      headers: fromNewAddress(),
    });
    note(`${message.length} characters: ${what}`, answer.status, await answer.text());
    slowest = Math.max(slowest, performance.now() - start);
  }
  return slowest;
}

async function sendFiles(server: Target, count: number, seed: number, note: Note): Promise<string[]> {
  const files = hostileFiles(count, seed);
  const taken = await mapConcurrently(files, async ({ what, bucket, name, type, bytes }) => {
    const answer = await postFile(server, `${bucket}/${name}`, bytes, type, { headers: fromNewAddress() });
    note(what, answer.status, await answer.text());
    return answer.ok;
  });
  return files.filter(({ mustRefuse }, at) => mustRefuse && taken[at]).map(({ what }) => what);
}

async function sendRaw(server: Target, count: number, seed: number, note: Note) {
  await mapConcurrently(hostileBytes(count, seed, server.anonKey), async ({ what, bytes }) => {
    const text = await sendBytes(server.url, bytes);
    const worst = Math.max(
      0,
      ...[...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status)),
    );
    note(`${what} ${JSON.stringify(bytes.toString('latin1').slice(0, 300))}`, worst, text);
  });
}

async function sendOdd(server: Target, count: number, seed: number, note: Note) {
  await mapConcurrently(oddRequests(count, seed), async (odd) => {
    const hasBody = odd.method !== 'GET' && odd.method !== 'HEAD';
    const answer = await requestWith(server, odd.staff ? server.staffKey : server.anonKey, odd.path, {
      method: odd.method,
      headers: { 'content-type': odd.type, ...(odd.prefer && { prefer: odd.prefer }), ...fromNewAddress() },
      ...(hasBody && { body: odd.body }),
    });
    note(JSON.stringify(odd), answer.status, await answer.text());
  });
}

/** So that rate limits do not apply. */
function fromNewAddress() {
  return { 'x-forwarded-for': nextAddress() };
}
