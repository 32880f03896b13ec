import type { AnyItem, NoticeItem, OpeningItem } from '#domain/website/items.ts';
import type { ItemKind } from '#domain/website/kinds.ts';
import type { StaffSession } from '../../tests/support/staff-client.ts';

type Address = { kind: ItemKind; key: string };
type Editor = Pick<StaffSession, 'send' | 'get' | 'post'>;

/** Two releases of an owner, and two drafts of an editor that wait for a third. */
export async function changeWebsite(owner: Editor, editor: Editor): Promise<void> {
  const friday = { kind: 'special_day', key: 'day-after-thanksgiving' } as const;
  await publish(owner, friday, dayAfterThanksgiving(new Date()), 'Everybody gets the long weekend');
  await publish(owner, { kind: 'notice', key: 'phones' }, phones, 'Two colleagues are ill');
  await save(editor, { kind: 'notice', key: 'snowstorm' }, snowstorm);
  const clerk = { kind: 'opening', key: 'data-entry-clerk' } as const;
  const { files } = (await editor.get(pathOf(clerk))).body as { files: OpeningItem };
  const pay = { from: 21, to: 25, per: 'hour' } as const;
  await save(editor, clerk, { ...files, facts: { ...files.facts, pay, closes: '2027-01-15' } });
}

const snowstorm: NoticeItem = {
  facts: { pages: 'all', from: null, until: null, tone: 'urgent' },
  words: {
    en: {
      text: 'Snowstorm: both offices close at noon today. You can report a claim at any hour.',
      link: { label: 'What to do first', href: '/claims/emergency' },
    },
    es: {
      text: 'Tormenta de nieve: las dos oficinas cierran hoy al mediodía. Puede reportar un reclamo a cualquier hora.',
      link: { label: 'Qué hacer primero', href: '/claims/emergency' },
    },
  },
};

const phones: NoticeItem = {
  facts: { pages: ['/contact'], from: null, until: null, tone: 'calm' },
  words: {
    en: { text: 'Our phones are busy today. Write to us instead, and we call you back.' },
    es: { text: 'Hoy nuestras líneas están ocupadas. Escríbanos, y le devolvemos la llamada.' },
  },
};

/** Thanksgiving is the fourth Thursday of November: this year's, or next year's once it is over. */
function dayAfterThanksgiving(now: Date): AnyItem {
  const inYear = (year: number) => {
    const first = new Date(Date.UTC(year, 10, 1)).getUTCDay();
    return new Date(Date.UTC(year, 10, 1 + ((11 - first) % 7) + 22));
  };
  const year = now.getUTCFullYear();
  const friday = inYear(year) > now ? inYear(year) : inYear(year + 1);
  const day = friday.toISOString().slice(0, 10);
  return {
    facts: { from: day, to: day, places: 'all', open: null },
    words: { en: { reason: 'Day after Thanksgiving' }, es: { reason: 'Día después de Acción de Gracias' } },
  };
}

const pathOf = ({ kind, key }: Address) => `/website/items/${kind}/${encodeURIComponent(key)}`;

async function save(person: Editor, address: Address, value: AnyItem): Promise<number> {
  const { status, body } = await person.send('PUT', `/api${pathOf(address)}/draft`, { value, seen: 0 });
  if (status !== 200) throw new Error(`${address.key} was not saved: ${JSON.stringify(body)}`);
  return (body as { version: number }).version;
}

async function publish(person: Editor, address: Address, value: AnyItem, note: string): Promise<void> {
  const version = await save(person, address, value);
  const { status, body } = await person.post('/website/publish', { items: [{ ...address, version }], note });
  if (status !== 200) throw new Error(`${address.key} was not published: ${JSON.stringify(body)}`);
}
