import { released } from '#company/released/release.ts';
import { site } from '#company/site.ts';
import { type LanguageCode, languages } from '#domain/languages.ts';
import { slugOf } from '#domain/slug.ts';
import type { AnyItem, ItemOf, Words } from '#domain/website/items.ts';
import type { ListedKind } from '#domain/website/kinds.ts';
import { nameOfItem } from '#office/website/item-name.ts';
import { loadOnce } from '../../lib/load-once.ts';
import { hashOfItem } from './hash-of-item.ts';
import { readArticleFiles } from './read-article-files.ts';
import type { ItemAddress, NamedItem, ReadOnlyReason } from './views.ts';

/** An item as the files have it. */
export type FileItem = NamedItem & { value: AnyItem | null; hash: string | null; readOnly?: ReadOnlyReason };
export type Baseline = ReadonlyMap<string, FileItem>;

export const addressOf = ({ kind, key }: ItemAddress) => `${kind} ${key}`;

/** Every item of the files that people write, in each language of the site. They do not change while the server runs. */
export const readFileItems = loadOnce(async (): Promise<Baseline> => {
  const content = await Promise.all(site.languages.map(readLanguage));
  return toBaseline([
    ...collect('opening', content, ({ openings }) => openings),
    ...collect('agent', content, ({ agents }) => agents),
    ...collect('leader', content, ({ leaders }) => leaders),
    ...collect('testimonial', content, ({ testimonials }) => testimonials),
    ...collect('questions', content, ({ questions }) => questions),
    ...(await readArticleFiles()),
  ]);
});

/** The same with what `content pull` wrote into files. */
export const readBaseline = loadOnce(async (): Promise<Baseline> => {
  const items = new Map(await readFileItems());
  const pulled = Object.entries(released.changes) as [ListedKind, Record<string, AnyItem | null>][];
  for (const [kind, changes] of pulled)
    for (const [key, value] of Object.entries(changes)) {
      if (value) for (const [address, item] of toBaseline([{ kind, key, value }])) items.set(address, item);
      else items.delete(addressOf({ kind, key }));
    }
  return items;
});

type Listed = ItemAddress & { name?: string; value: AnyItem | null; readOnly?: ReadOnlyReason };

function toBaseline(listed: readonly Listed[]): Baseline {
  return new Map(
    listed.map(({ kind, key, value, readOnly, name = nameOfItem(kind, key, value) }) => [
      addressOf({ kind, key }),
      { kind, key, name, value, hash: value && hashOfItem(value), ...(readOnly && { readOnly }) },
    ]),
  );
}

/** An item of one list in one language. */
type Entry<Kind extends ListedKind> = {
  key: string;
  facts: ItemOf[Kind]['facts'];
  words: ItemOf[Kind]['words']['en'];
};
type Content = Awaited<ReturnType<typeof readLanguage>>;

async function readLanguage(code: LanguageCode) {
  const folder = `../../../company/content/${code}`;
  const { jobs }: typeof import('#content/jobs/index.ts') = await import(`${folder}/jobs/index.ts`);
  const { team }: typeof import('#content/about.ts') = await import(`${folder}/about.ts`);
  const home: typeof import('#content/home.ts') = await import(`${folder}/home.ts`);
  const claims: typeof import('#content/claims.ts') = await import(`${folder}/claims.ts`);
  const contact: typeof import('#content/contact.ts') = await import(`${folder}/contact.ts`);
  const services: typeof import('#content/services/index.ts') = await import(`${folder}/services/index.ts`);
  const lists = {
    home: home.questions.items,
    claims: claims.resources.faq.items,
    contact: contact.questions.items,
    ...Object.fromEntries(
      [...services.forHouseholds, ...services.forBusinesses].map(({ slug, faqs }) => [
        `services/${slug}`,
        faqs,
      ]),
    ),
  };
  return {
    code,
    openings: jobs.map(
      ({ slug, department, summary, description, requirements, benefits, ...facts }): Entry<'opening'> => ({
        key: slug,
        facts: { closes: null, ...facts } as ItemOf['opening']['facts'],
        words: {
          department,
          summary,
          description: [...description],
          requirements: [...requirements],
          benefits: [...benefits],
        },
      }),
    ),
    agents: site.agents.map(
      ({ slug, ...facts }): Entry<'agent'> => ({
        key: slug,
        facts: facts as unknown as ItemOf['agent']['facts'],
        words: {},
      }),
    ),
    leaders: team.members.map(
      ({ title, bio, ...facts }): Entry<'leader'> => ({
        key: slugOf(facts.name),
        // In files a picture is always a name.
        facts: facts as ItemOf['leader']['facts'],
        words: { title, bio },
      }),
    ),
    testimonials: home.testimonials.items.map(
      ({ title, quote, ...facts }): Entry<'testimonial'> => ({
        key: slugOf(facts.name),
        facts: facts as ItemOf['testimonial']['facts'],
        words: { title, quote },
      }),
    ),
    questions: Object.entries(lists).map(
      ([key, items]): Entry<'questions'> => ({
        key,
        facts: {},
        words: { items: items.map(({ question, answer }) => ({ question, answer })) },
      }),
    ),
  };
}

/** Puts the languages of each item together. The facts are those of the English files. */
function collect<Kind extends ListedKind>(
  kind: Kind,
  content: readonly Content[],
  listOf: (content: Content) => Entry<Kind>[],
): Listed[] {
  const english = content.find(({ code }) => code === languages.en.code);
  const others = content.map((each) => ({ code: each.code, list: listOf(each) }));
  return (english ? listOf(english) : []).map(({ key, facts }) => {
    const words = others.flatMap(({ code, list }) => {
      const entry = list.find((each) => each.key === key);
      return entry ? [[code, entry.words] as const] : [];
    });
    return { kind, key, value: { facts, words: Object.fromEntries(words) as Words<never> } as AnyItem };
  });
}
