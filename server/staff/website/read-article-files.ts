import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { site } from '#company/site.ts';
import type { AnyItem } from '#domain/website/items.ts';
import { type PlainMdx, readMdx, titleOf } from './read-mdx.ts';
import type { ItemAddress, ReadOnlyReason } from './views.ts';

const content = path.join(import.meta.dirname, '../../../company/content');
const shelves = { article: 'blog', guide: 'guides' } as const;
type Kind = keyof typeof shelves;

type ArticleFile = ItemAddress & { name: string; value: AnyItem | null; readOnly?: ReadOnlyReason };

/** The articles and guides in files. A text with computed parts can be changed in its file only. */
export async function readArticleFiles(): Promise<ArticleFile[]> {
  const lists = await Promise.all(
    (['article', 'guide'] as const).map(async (kind) => {
      const files = await readdir(path.join(content, 'en', shelves[kind]));
      const keys = files.filter((file) => file.endsWith('.mdx')).map((file) => path.basename(file, '.mdx'));
      return Promise.all(keys.map((key) => readArticle(kind, key)));
    }),
  );
  return lists.flat();
}

async function readArticle(kind: Kind, key: string): Promise<ArticleFile> {
  const sources = await Promise.all(
    site.languages.map(async (code) => {
      const file = path.join(content, code, shelves[kind], `${key}.mdx`);
      return { code, source: await readFile(file, 'utf8').catch(() => undefined) };
    }),
  );
  const written = sources.flatMap(({ code, source }) => (source === undefined ? [] : [{ code, source }]));
  const plain = written.flatMap(({ code, source }) => {
    const mdx = readMdx(source);
    return mdx ? [[code, mdx] as const] : [];
  });
  const english = written.find(({ code }) => code === 'en');
  const name = (english && titleOf(english.source)) ?? key;
  const value = plain.length === written.length ? toItem(new Map(plain)) : undefined;
  return value ? { kind, key, name, value } : { kind, key, name, value: null, readOnly: 'computed' };
}

const text = z.string();
/** The facts of the English file, and the words of each. `facts` of a guide are words. */
const facts = z.object({
  published: text,
  topic: text,
  service: text.exactOptional(),
  picture: text.exactOptional(),
});
const words = z.object({
  title: text,
  summary: text,
  facts: z.array(z.object({ term: text, fact: text })).exactOptional(),
});

function toItem(files: ReadonlyMap<string, PlainMdx>): AnyItem | undefined {
  const shared = facts.safeParse(files.get('en')?.head);
  const entries = [...files].map(([code, { head, text }]) => [code, { ...words.parse(head), text }] as const);
  return shared.success
    ? ({ facts: shared.data, words: Object.fromEntries(entries) } as unknown as AnyItem)
    : undefined;
}
