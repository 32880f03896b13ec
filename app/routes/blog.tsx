import { articles, onlyInEnglish } from '#app/catalog/articles.ts';
import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import { feedLink } from '#app/head/article-meta.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { ArticleList } from '#app/sections/article-list.tsx';
import { PageBanner } from '#app/sections/page-banner.tsx';
import { blogPage } from '#content/reading.ts';

export const meta = () => [...pageMeta(blogPage.path), feedLink];

export default function Blog() {
  return (
    <>
      <PageBanner title={blogPage.title} text={blogPage.text} {...pictureOfPage('blog')} />
      <ArticleList articles={articles} onlyInEnglish={onlyInEnglish.articles} path={blogPage.path} />
    </>
  );
}
