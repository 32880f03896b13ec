import { expect, it } from 'vitest';
import { sanitize } from '#app/forms/kit/define/sanitize.ts';
import { makeDigits } from '#app/forms/kit/send/random.ts';
import { requestWith } from '../support/clients.ts';
import { mapConcurrently } from '../support/map-concurrently.ts';
import { someNaughtyStrings } from '../support/naughty.ts';
import { readRows } from '../support/read-rows.ts';
import { pdfBytes, types } from '../support/sample-files.ts';
import { sampleContact } from '../support/samples.ts';
import { byDeployment, deployment, staff, visitor } from './deployment.ts';

const strings = someNaughtyStrings();

it('every naughty message is stored as a form would send it, or refused with a code', async () => {
  const rows = strings.map((text) => sampleContact({ message: `A naughty message: ${text}` }));
  const answers = await mapConcurrently(rows, (row) => visitor.from('contacts').insert(row));
  const ids = rows.map(({ id }) => id);
  const stored = await readRows(staff, 'contacts', ids);
  for (const [at, { status, error }] of answers.entries()) {
    const row = rows[at];
    if (status === 201) expect(stored.get(row?.id ?? '')?.message).toBe(sanitize(String(row?.message)));
    else {
      expect({ status, stored: stored.has(row?.id ?? '') }).toEqual({ status: 400, stored: false });
      expect(error?.code).toMatch(byDeployment({ ours: /^22/, supabase: /^(22|PGRST102$)/ }));
    }
  }
  // PostgreSQL cannot store lone surrogates and NUL.
  const holdable = strings.filter((text) => text.isWellFormed() && !text.includes('\u0000'));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(holdable.length);
});

it('a naughty value in any field is stored or refused with a code', async () => {
  const fields = ['id', 'name', 'email', 'phone', 'subject'];
  const rows = strings.map((text, at) => sampleContact({ [fields[at % fields.length] ?? 'name']: text }));
  const answers = await mapConcurrently(rows, (row) => visitor.from('contacts').insert(row));
  for (const { status, error } of answers) {
    expect([201, 400]).toContain(status);
    const code = byDeployment({ ours: /^(22|23)/, supabase: /^(22|23|PGRST102$)/ });
    if (status === 400) expect(error?.code).toMatch(code);
  }
});

it('a naughty name of a table, a column or a function is not found', async () => {
  const names = strings.filter((text, at) => at % 3 === 0 && text.isWellFormed() && !/^\.{1,2}$/.test(text));
  const answers = await mapConcurrently(names, async (name) => {
    const url = encodeURIComponent(name);
    const body = JSON.stringify({ [name]: 'x' });
    const headers = { 'content-type': 'application/json' };
    return Promise.all([
      requestWith(deployment, deployment.anonKey, `/rest/v1/${url}`),
      requestWith(deployment, deployment.anonKey, '/rest/v1/contacts', { method: 'POST', body, headers }),
      requestWith(deployment, deployment.staffKey, `/rest/v1/contacts?${url}=eq.x`),
      requestWith(deployment, deployment.staffKey, `/rest/v1/contacts?name=eq.${url}`),
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
  const paths = names.map((name) => `applicants/${makeDigits()}-${name}.pdf`);
  const answers = await mapConcurrently(paths, (path) =>
    requestWith(deployment, deployment.anonKey, `/storage/v1/object/resumes/${encodeURIComponent(path)}`, {
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
