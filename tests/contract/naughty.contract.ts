import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { requestWith } from '../support/clients.ts';
import { naughtyStrings } from '../support/naughty.ts';
import { pdfBytes, types } from '../support/sample-files.ts';
import { nextTimestamp, sampleContact } from '../support/samples.ts';
import { home, isOurs, staff, visitor } from './home.ts';

const strings = naughtyStrings();

it('every naughty message is stored exactly as sent, or refused with a code', async () => {
  const rows = strings.map((text) => sampleContact({ message: `A naughty message: ${text}` }));
  const answers = await inBatches(rows, (row) => visitor.from('contacts').insert(row));
  const stored = new Map<string, string>();
  for (let at = 0; at < rows.length; at += 100) {
    const ids = rows.slice(at, at + 100).map(({ id }) => id);
    const { data } = await staff.from('contacts').select('id, message').in('id', ids).throwOnError();
    for (const row of data ?? []) stored.set(row.id, row.message);
  }
  for (const [at, { status, error }] of answers.entries()) {
    const row = rows[at];
    if (status === 201) expect(stored.get(row?.id ?? '')).toBe(row?.message);
    else {
      expect({ status, stored: stored.has(row?.id ?? '') }).toEqual({ status: 400, stored: false });
      expect(error?.code).toMatch(/^22/);
    }
  }
  // Only what PostgreSQL cannot hold is refused.
  const holdable = strings.filter((text) => text.isWellFormed() && !text.includes('\u0000'));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(holdable.length);
});

it('a naughty value in any field never breaks the server', async () => {
  const fields = ['id', 'name', 'email', 'phone', 'subject'];
  const rows = strings.map((text, at) => sampleContact({ [fields[at % fields.length] ?? 'name']: text }));
  const answers = await inBatches(rows, (row) => visitor.from('contacts').insert(row));
  for (const { status, error } of answers) {
    expect([201, 400]).toContain(status);
    if (status === 400) expect(error?.code).toMatch(/^(22|23)/);
  }
});

it('a naughty name of a table, a column or a function is not found', async () => {
  const names = strings.filter((text, at) => at % 3 === 0 && text.isWellFormed() && !/^\.{1,2}$/.test(text));
  const answers = await inBatches(names, async (name) => {
    const url = encodeURIComponent(name);
    const body = JSON.stringify({ [name]: 'x' });
    const headers = { 'content-type': 'application/json' };
    return Promise.all([
      requestWith(home, home.anonKey, `/rest/v1/${url}`),
      requestWith(home, home.anonKey, '/rest/v1/contacts', { method: 'POST', body, headers }),
      requestWith(home, home.staffKey, `/rest/v1/contacts?${url}=eq.x`),
      requestWith(home, home.staffKey, `/rest/v1/contacts?name=eq.${url}`),
    ]);
  });
  for (const [table, column, filter, value] of answers) {
    expect(table?.status).toBe(404);
    expect(column?.status).toBe(400);
    expect([200, 400]).toContain(filter?.status);
    expect([200, 400]).toContain(value?.status);
  }
});

it('a naughty name of a file is refused or stored under that name', async () => {
  const names = strings.filter((text) => text.isWellFormed() && text.length < 150);
  const paths = names.map((name) => `applicants/${nextTimestamp()}-${name}.pdf`);
  const answers = await inBatches(paths, (path) =>
    requestWith(home, home.anonKey, `/storage/v1/object/resumes/${encodeURIComponent(path)}`, {
      method: 'POST',
      body: new Uint8Array(pdfBytes(100)),
      headers: { 'content-type': types.pdf },
    }),
  );
  for (const [at, answer] of answers.entries()) {
    expect([200, 400]).toContain(answer.status);
    const body = await answer.json();
    if (answer.status === 200) expect(body.Key).toBe(`resumes/${paths[at]}`);
    else expect(body.statusCode).toMatch(/^4/);
  }
});

it.runIf(isOurs)('the server still answers', async () => {
  expect((await visitor.from('contacts').insert(sampleContact({ id: randomUUID() }))).status).toBe(201);
});

/** A few at a time: enough to be quick, not so many that the sockets run out. */
async function inBatches<Item, Result>(
  items: Item[],
  work: (item: Item) => PromiseLike<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += 20)
    results.push(...(await Promise.all(items.slice(at, at + 20).map(work))));
  return results;
}
