import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { contactForm } from '#app/forms/contact/definition.ts';
import { quoteAnswers } from '#app/forms/stored-forms.ts';
import { referenceOf } from '#domain/references.ts';
import { composeReply } from '../../staff/app/record/conversation/compose-reply.ts';
import { clientsOf } from '../support/clients.ts';
import { postForm } from '../support/post-form.ts';
import { readZip } from '../support/read-zip.ts';
import { freshEmail, sampleContact } from '../support/samples.ts';
import { shareStaff } from '../support/share-staff.ts';

// Runs in a copy of the project that has the field, as tests/staff/heard-from.staff.ts.

const people = shareStaff({ owner: 'Olga Owner' }, { env: { SITE_DIR: 'build/client' } });
const question = 'How did you hear about us?';
const answer = 'A lamplighter told me';

async function readRecord(id: string) {
  const { body } = await people.owner.get(`/records/message/${id}`);
  return body as { entry: Parameters<typeof composeReply>[0]; fields: Record<string, string | null> };
}

test('the page asks it in each language, a draft keeps it, and a browser without scripts posts it', async () => {
  expect(await readFile('build/client/contact/index.html', 'utf8')).toContain(question);
  expect(await readFile('build/client/es/contact/index.html', 'utf8')).toContain('¿Cómo supo de nosotros?');
  expect(contactForm.drafted).toContain('heardFrom');
  const email = freshEmail();
  const parts = {
    name: 'Ada Lovelace',
    phone: '(212) 555-0123',
    subject: 'A question',
    message: 'Ten letters.',
  };
  const { status } = await postForm(people.server, '/contact', {
    ...parts,
    email,
    heardFrom: `<b>${answer}</b>`,
  });
  expect(status).toBe(303);
  const { data } = await clientsOf(people.server).staff.from('contacts').select('*').eq('email', email);
  expect(data).toMatchObject([{ heard_from: answer }]);
});

test('the staff read it in the record, find it, quote it by mail and export it', async () => {
  const row = sampleContact({ heard_from: answer });
  await clientsOf(people.server).visitor.from('contacts').insert(row).throwOnError();
  const { entry, fields } = await readRecord(row.id);
  expect(fields).toMatchObject({ heard_from: answer });

  const { body } = await people.owner.post('/inbox/list', { search: 'lamplighter' });
  expect((body as { entries: { record_id: string }[] }).entries.map(({ record_id }) => record_id)).toContain(
    row.id,
  );

  const mail = new URL(composeReply(entry, quoteAnswers('message', fields))).searchParams.get('body');
  expect(mail).toContain(`> ${question}: ${answer}`);

  const { response } = await people.owner.post('/persons/export', {
    records: [{ kind: 'message', id: row.id }],
  });
  const files = [...(await readZip(Buffer.from(await response.arrayBuffer())))];
  const read = (name: string) => files.find(([file]) => file.endsWith(name))?.[1].toString();
  expect(read('summary.txt')).toContain(`${question}\n    ${answer}`);
  expect(JSON.parse(read('record.json') ?? '')).toMatchObject({ fields: { heard_from: answer } });

  const list = String((await people.owner.post('/inbox/export', {})).body).split('\r\n');
  expect(list[0]?.split(',').at(-1)).toBe('heard_from');
  expect(
    list
      .find((line) => line.startsWith(referenceOf(row.id)))
      ?.split(',')
      .at(-1),
  ).toBe(answer);
});
