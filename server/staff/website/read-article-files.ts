import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { AnyItem } from '#domain/website/items.ts';
import type { ItemAddress, ReadOnlyReason } from './views.ts';

const content = path.join(import.meta.dirname, '../../../company/content');
const shelves = { article: 'blog', guide: 'guides' } as const;

type ArticleFile = ItemAddress & { name: string; value: AnyItem | null; readOnly?: ReadOnlyReason };

/** The articles and guides in files. A text with computed parts can be changed in its file only. */
export async function readArticleFiles(): Promise<ArticleFile[]> {
  const lists = await Promise.all(
    (['article', 'guide'] as const).map(async (kind) => {
      const files = await readdir(path.join(content, 'en', shelves[kind]));
      return files
        .filter((file) => file.endsWith('.mdx'))
        .map((file): ArticleFile => {
          const key = file.slice(0, -'.mdx'.length);
          return { kind, key, name: key, value: null, readOnly: 'computed' };
        });
    }),
  );
  return lists.flat();
}
