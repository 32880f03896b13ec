import { guides, onlyInEnglish } from '#app/catalog/articles.ts';
import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import { pageMeta } from '#app/head/page-meta.ts';
import { ArticleList } from '#app/sections/article-list.tsx';
import { PageBanner } from '#app/sections/page-banner.tsx';
import { guidesPage } from '#content/reading.ts';

export const meta = () => pageMeta(guidesPage.path);

export default function Guides() {
  return (
    <>
      <PageBanner trail={[]} title={guidesPage.title} text={guidesPage.text} {...pictureOfPage('guides')} />
      <ArticleList articles={guides} onlyInEnglish={onlyInEnglish.guides} path={guidesPage.path} />
    </>
  );
}
