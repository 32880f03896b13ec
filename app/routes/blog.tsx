import { articles, onlyInEnglish } from '#app/catalog/articles.ts';
import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import { blogPage } from '#content/reading.ts';
import { feedLink } from '../frame/head/article-meta.ts';
import { pageMeta } from '../frame/head/page-meta.ts';
import { ArticleList } from './shared/article-list.tsx';
import { PageBanner } from './shared/page-banner.tsx';

export const meta = () => [...pageMeta(blogPage.path), feedLink];

export default function Blog() {
  return (
    <>
      <PageBanner title={blogPage.title} text={blogPage.text} {...pictureOfPage('blog')} />
      <ArticleList articles={articles} onlyInEnglish={onlyInEnglish.articles} path={blogPage.path} />
    </>
  );
}
