import { site } from '#company/site.ts';
import type { LanguageCode } from '#domain/languages.ts';
import { slugOf } from '#domain/slug.ts';
import type { ArticleItem, ItemOf, Words } from '#domain/website/items.ts';
import type { ItemKind } from '#domain/website/kinds.ts';
import { officeDate } from '#office/clock.ts';

/** The lists of questions are there already: each belongs to a page. */
export type NewKind = Exclude<ItemKind, 'questions'>;

/** An empty item for a form. `today`: the day at the office. */
export function newItem<Kind extends NewKind>(kind: Kind, today = officeDate(new Date())): ItemOf[Kind] {
  return newItems[kind](today);
}

const newItems: { [Kind in NewKind]: (today: string) => ItemOf[Kind] } = {
  notice: () => ({
    facts: { pages: 'all', from: null, until: null, tone: 'calm' },
    words: inEach(() => ({ text: '' })),
  }),
  special_day: (today) => ({
    facts: { from: today, to: today, places: site.offices.map(({ name }) => name), open: null },
    words: inEach(() => ({ reason: '' })),
  }),
  opening: (today) => ({
    facts: {
      id: '',
      title: '',
      location: 'Remote',
      type: 'Full-time',
      pay: { from: 0, to: 0, per: 'hour' },
      posted: today,
      closes: null,
      listed: true,
    },
    words: inEach(() => ({
      department: '',
      summary: '',
      description: [''],
      requirements: [''],
      benefits: [''],
    })),
  }),
  agent: () => ({
    facts: { name: '', languages: ['English'], lines: [], office: site.offices[0].name },
    words: inEach(() => ({})),
  }),
  leader: () => ({ facts: { name: '' }, words: inEach(() => ({ title: '', bio: '' })) }),
  testimonial: () => ({ facts: { name: '', rating: 5 }, words: inEach(() => ({ title: '', quote: '' })) }),
  article: (today) => newArticle(today),
  guide: (today) => ({
    facts: newArticle(today).facts,
    words: {
      en: {
        ...newArticle(today).words.en,
        facts: Array.from({ length: 3 }, () => ({ term: '', fact: '' })),
      },
    },
  }),
};

/** In English. Another language can be added. */
function newArticle(today: string): ArticleItem {
  return { facts: { published: today, topic: '' }, words: { en: { title: '', summary: '', text: '' } } };
}

function inEach<Text>(make: () => Text): Words<Text> {
  const words = Object.fromEntries(site.languages.map((code): [LanguageCode, Text] => [code, make()]));
  return { en: make(), ...words } as Words<Text>;
}

/** What names the item in addresses, for good. Undefined while its name is empty. */
export function keyForNew(
  kind: NewKind,
  item: ItemOf[NewKind],
  taken: ReadonlySet<string>,
): string | undefined {
  const name = slugOf(nameForKey(kind, item)).slice(0, 60).replace(/-$/, '');
  if (!name) return undefined;
  for (let number = 1; ; number += 1) {
    const key = number === 1 ? name : `${name}-${number}`;
    if (!taken.has(key)) return key;
  }
}

function nameForKey(kind: NewKind, { facts, words }: ItemOf[NewKind]): string {
  if (kind === 'special_day' && 'places' in facts) return facts.from;
  if ('name' in facts) return facts.name;
  if ('title' in facts) return facts.title;
  const { en } = words as Words<{ title?: string; text?: string }>;
  return en.title ?? (en.text ?? '').split(/\s+/).slice(0, 6).join(' ');
}
