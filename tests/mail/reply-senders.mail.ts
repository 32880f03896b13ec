import { expect, it } from 'vitest';
import { shareDatabase } from '../reliability/fixtures.ts';

// The embedded database knows the letters of all languages. That of the other tests knows those of English alone.
const shared = shareDatabase('embedded');
const owner = (sql: string, values?: string[]) => shared.database.asOwner((query) => query(sql, values));

async function storeMessage(email: string): Promise<string> {
  const [row] = await owner(
    `insert into public.contacts (name, email, phone, subject, message)
      values ('Ada', $1, '2125550123', 'Hello', 'A long enough message') returning id`,
    [email],
  );
  return String(row?.id);
}

/** Joins a mail. Resolves to whether it counts as the person's own. */
async function receive(id: string, from: string) {
  await owner(
    `select public.staff_receive_reply('message', $1::text::uuid, jsonb_build_object(
      'id', gen_random_uuid(), 'message_id', gen_random_uuid(), 'from_address', $2::text, 'received_at', now(), 'body', 'Hi'))`,
    [id, from],
  );
  const [note] = await owner(
    'select confirmed from private.inbox_notes where record_id = $1::text::uuid and address = $2',
    [id, from],
  );
  return note?.confirmed;
}

it.each([
  ['ada@mail.example', 'Ada@Mail.Example', true],
  ['ada@mail.example', 'ada@ma\u0130l.example', false],
  ['mark@mail.example', 'mar\u212a@mail.example', false],
])('from %s to %s: %s', async (email, from, isTheirs) => {
  expect(await receive(await storeMessage(email), from)).toBe(isTheirs);
});

it('who owns a look-alike address can neither refuse mail for the other, nor is found as the same person', async () => {
  const lookAlike = 'eve@ma\u0130l.example';
  await storeMessage('eve@mail.example');
  await owner('select private.refuse_mail_to($1)', [lookAlike]);
  const refused = 'select private.refuses_mail($1) as refused';
  expect(await owner(refused, ['Eve@Mail.example'])).toEqual([{ refused: false }]);
  expect(await owner(refused, [lookAlike])).toEqual([{ refused: true }]);
  const entries = "select public.staff_entries_of_person('{message}', $1, '') as entry";
  expect(await owner(entries, ['EVE@mail.example'])).toHaveLength(1);
  expect(await owner(entries, [lookAlike])).toEqual([]);
});
