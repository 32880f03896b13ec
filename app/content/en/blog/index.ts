import type { ArticleModule } from '#app/words/articles.ts';

export const files = import.meta.glob<ArticleModule>('./*.mdx', { eager: true });
