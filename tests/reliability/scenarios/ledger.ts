import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Deployment } from '../../support/clients.ts';
import { pdfBytes, resumePath, types } from '../../support/sample-files.ts';
import { sampleContact } from '../../support/samples.ts';
import { type ClaimLedger, countLostClaims } from './claim-ledger.ts';
import { insertRow, postContact, readAll, uploadFile } from './requests.ts';
import type { OpenServer } from './workspace.ts';

type Contact = ReturnType<typeof sampleContact>;
type Upload = { name: string; bytes: Buffer };
/** A message that is posted without scripts: the server makes its id from the content. */
type Post = Omit<Contact, 'id'>;

/** Acknowledged data, and data that was sent without an answer. Pending data is sent again, as a browser does. */
export type Ledger = {
  rows: Set<string>;
  /** Subjects of acknowledged posts. */
  posts: Set<string>;
  files: Map<string, string>;
  pendingRows: Contact[];
  pendingPosts: Post[];
  pendingFiles: Upload[];
  claims: ClaimLedger;
};

export const createLedger = (): Ledger => ({
  rows: new Set(),
  posts: new Set(),
  files: new Map(),
  pendingRows: [],
  pendingPosts: [],
  pendingFiles: [],
  claims: { claims: new Map(), pending: [] },
});

/** Inserts until the server is gone. Resolves to the answers other than "stored" and "already stored". */
export async function writeRows(server: Deployment, ledger: Ledger): Promise<string[]> {
  const refused: string[] = [];
  for (;;) {
    const row = ledger.pendingRows.pop() ?? createContact();
    try {
      const { status, text } = await insertRow(server, 'contacts', row);
      if (status === 201 || (status === 409 && text.includes('contacts_pkey'))) ledger.rows.add(row.id);
      else refused.push(`${status} ${text}`);
    } catch {
      ledger.pendingRows.push(row);
      return refused;
    }
  }
}

/** Posts the contact form until the server is gone. Resolves to the answers other than "stored". */
export async function writePosts(server: Deployment, ledger: Ledger): Promise<string[]> {
  const refused: string[] = [];
  for (;;) {
    const post = ledger.pendingPosts.pop() ?? createPost();
    try {
      const { status, text } = await postContact(server, post);
      if (status === 303) ledger.posts.add(post.subject);
      else refused.push(`${status} ${text.slice(0, 200)}`);
    } catch {
      ledger.pendingPosts.push(post);
      return refused;
    }
  }
}

/** Uploads until the server is gone. Resolves to the refusals. */
export async function writeFiles(server: Deployment, ledger: Ledger): Promise<string[]> {
  const refused: string[] = [];
  for (;;) {
    const file = ledger.pendingFiles.pop() ?? createFile();
    try {
      const { status, text } = await uploadFile(server, 'resumes', file.name, file.bytes, types.pdf);
      if (status === 200 || text.includes('KeyAlreadyExists'))
        ledger.files.set(file.name, sha256(file.bytes));
      else refused.push(`${status} ${text}`);
    } catch {
      ledger.pendingFiles.push(file);
      return refused;
    }
  }
}

/** Opens the server again, sends once more what had no answer, and compares the stored data with the ledger. */
export async function audit(open: () => Promise<OpenServer>, ledger: Ledger) {
  const server = await open().catch((error: Error) => console.error(error.message));
  if (!server) return { failedStarts: 1, lostRows: 0, duplicateRows: 0, lostFiles: 0 };
  for (const row of ledger.pendingRows.splice(0)) await insertRow(server, 'contacts', row);
  for (const post of ledger.pendingPosts.splice(0)) await postContact(server, post);
  for (const { name, bytes } of ledger.pendingFiles.splice(0))
    await uploadFile(server, 'resumes', name, bytes, types.pdf);
  const lostClaims = await countLostClaims(server, ledger.claims);
  const stored = await readAll(server, 'contacts', 'id,subject');
  const ids = new Set(stored.map(({ id }) => id));
  const subjects = new Set(stored.map(({ subject }) => subject));
  const lostFiles: string[] = [];
  for (const [name, hash] of ledger.files) if ((await hashOf(server, name)) !== hash) lostFiles.push(name);
  await server.stop();
  return {
    failedStarts: 0,
    lostRows:
      lostClaims +
      [...ledger.rows].filter((id) => !ids.has(id)).length +
      [...ledger.posts].filter((subject) => !subjects.has(subject)).length,
    duplicateRows: stored.length - subjects.size,
    lostFiles: lostFiles.length,
  };
}

/** Resolves when the server has acknowledged one more of each, or has ended. */
export async function waitForMore(
  acknowledged: { size: number }[],
  writers: Promise<unknown>,
): Promise<void> {
  const before = acknowledged.map(({ size }) => size);
  let hasEnded = false;
  void writers.then(() => {
    hasEnded = true;
  });
  while (acknowledged.some(({ size }, at) => size === before[at]) && !hasEnded) await wait(10);
}

function hashOf(server: Deployment, name: string): Promise<string> {
  return fetch(`${server.url}/storage/v1/object/resumes/${name}`, {
    headers: { apikey: server.staffKey },
  }).then(async (answer) => (answer.ok ? sha256(Buffer.from(await answer.arrayBuffer())) : 'missing'));
}

/** The subject identifies the submission, so that duplicates under another id are found. */
function createContact(): Contact {
  const row = sampleContact();
  return { ...row, subject: `Submission ${row.id}` };
}

function createPost(): Post {
  const { id: _, ...post } = createContact();
  return post;
}

function createFile(): Upload {
  const name = resumePath();
  return { name, bytes: pdfBytes(20_000 + Math.floor(Math.random() * 280_000), name) };
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
