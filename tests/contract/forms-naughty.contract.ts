import { describe, expect, it } from 'vitest';
import { type ContactValues, contactSchema } from '#app/features/contact/schema.ts';
import { submitContact } from '#app/features/contact/submit.ts';
import { createBackendClient } from '#app/lib/backend-client.ts';
import { sanitize } from '#app/lib/sanitize.ts';
import { createSubmission } from '#app/lib/submission.ts';
import { naughtyStrings } from '../support/naughty.ts';
import { home, staff } from './home.ts';

const backend = createBackendClient({ url: home.url, anonKey: home.anonKey });
const valid: ContactValues = {
  name: 'Ada Lovelace',
  email: 'ada@harborlight.example',
  phone: '(212) 555-0123',
  subject: 'A question',
  message: 'Does my policy cover a flooded cellar?',
  honeypot: '',
};
/** Padding where a rule asks for more than a naughty string has, so that as many as possible get through to the database. */
const padding: Partial<ContactValues> = {
  name: 'xx',
  phone: '2125550123 ',
  subject: 'xx',
  message: '1234567890',
};

describe.each(['name', 'email', 'phone', 'subject', 'message'] as const)('naughty strings in %s', (field) => {
  it('are complained about, or stored exactly as sanitized', async () => {
    const check = (text: string) => ({ text, ...contactSchema.safeParse({ ...valid, [field]: text }) });
    const checked = naughtyStrings().map((text) => {
      const plain = check(text);
      return plain.success ? plain : check(`${padding[field] ?? ''}${text}`);
    });
    const taken = checked.filter(({ success }) => success);
    if (field !== 'email') expect(taken.length).toBeGreaterThan(checked.length / 2);
    for (const { success, error } of checked) if (!success) expect(error?.issues[0]?.message).toMatch(/\w/);

    const sent = await inBatches(taken, async ({ text, data }) => {
      const submission = createSubmission();
      const { kind } = await submitContact(data as ContactValues, submission, backend);
      return { id: submission.id, text, kind };
    });
    expect(sent.filter(({ kind }) => kind !== 'stored')).toEqual([]);
    const stored = new Map(
      (
        await inBatches(chunks(sent, 100), async (part) => {
          const ids = part.map(({ id }) => id);
          return (await staff.from('contacts').select('*').in('id', ids).throwOnError()).data ?? [];
        })
      )
        .flat()
        .map((row) => [row.id, row[field]]),
    );
    for (const { id, text } of sent) expect(stored.get(id)).toBe(sanitize(text));
  });
});

function chunks<Item>(items: Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}

/** A few at a time: enough to be quick, not so many that the sockets run out. */
async function inBatches<Item, Result>(
  items: Item[],
  work: (item: Item) => PromiseLike<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const part of chunks(items, 20)) results.push(...(await Promise.all(part.map(work))));
  return results;
}
