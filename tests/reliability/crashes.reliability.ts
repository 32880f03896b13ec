import { createHash } from 'node:crypto';
import { EventEmitter, on } from 'node:events';
import { expect, it } from 'vitest';
import { clientsOf } from '../support/clients.ts';
import { readRows } from '../support/read-rows.ts';
import { pdfBytes, resumePath, types } from '../support/sample-files.ts';
import { sampleContact } from '../support/samples.ts';
import type { RunningServer } from '../support/start-server.ts';
import { startServer } from '../support/start-server.ts';
import { seededDataDir } from './fixtures.ts';

/** `npm run bench:reliability` does it hundreds of times. */
const kills = 3;

/** Acknowledged rows by id and files by name with their hash. Emits `more` after each. */
class Acknowledged extends EventEmitter {
  readonly rows = new Set<string>();
  readonly files = new Map<string, string>();
}

it(`no acknowledged row or file is lost when the server is killed ${kills} times during writes`, async () => {
  const dataDir = await seededDataDir();
  const acknowledged = new Acknowledged();
  for (let round = 0; round < kills; round += 1) {
    const server = await startServer({ dataDir });
    const writers = [
      writeRows(server, acknowledged),
      writeRows(server, acknowledged),
      writeFiles(server, acknowledged),
    ];
    const enough = { rows: acknowledged.rows.size + 20 + round * 7, files: acknowledged.files.size + 3 };
    for await (const _ of on(acknowledged, 'more')) {
      if (acknowledged.rows.size >= enough.rows && acknowledged.files.size >= enough.files) break;
    }
    await server.stop('SIGKILL');
    await Promise.all(writers);
  }
  const server = await startServer({ dataDir });
  console.log(
    `${acknowledged.rows.size} rows and ${acknowledged.files.size} files acknowledged over ${kills} kills.`,
  );
  await expectAllThere(server, acknowledged);
  expect(await server.stop()).toBe(0);
}, 180_000);

async function writeRows(server: RunningServer, acknowledged: Acknowledged) {
  const { visitor } = clientsOf(server);
  for (;;) {
    const row = sampleContact();
    const { status } = await visitor.from('contacts').insert(row);
    if (status !== 201) return;
    acknowledged.rows.add(row.id);
    acknowledged.emit('more');
  }
}

async function writeFiles(server: RunningServer, acknowledged: Acknowledged) {
  const { visitor } = clientsOf(server);
  for (;;) {
    const path = resumePath();
    const bytes = pdfBytes(300_000, path);
    const { error } = await visitor.storage.from('resumes').upload(path, bytes, { contentType: types.pdf });
    if (error) return;
    acknowledged.files.set(path, sha256(bytes));
    acknowledged.emit('more');
  }
}

async function expectAllThere(server: RunningServer, { rows, files }: Acknowledged) {
  const { staff } = clientsOf(server);
  const ids = [...rows];
  const stored = await readRows(staff, 'contacts', ids);
  expect(ids.filter((id) => !stored.has(id))).toEqual([]);
  for (const [path, hash] of files) {
    const { data } = await staff.storage.from('resumes').download(path);
    expect(sha256(Buffer.from((await data?.arrayBuffer()) ?? new ArrayBuffer()))).toBe(hash);
  }
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
