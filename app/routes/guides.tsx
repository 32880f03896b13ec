import { pageMeta } from '#app/head/page-meta.ts';
import { ArticleList } from '#app/sections/article-list.tsx';
import { PageBanner } from '#app/sections/page-banner.tsx';
import { guides, onlyInEnglish } from '#app/words/articles.ts';
import { pictureOfPage } from '#app/words/page-pictures.ts';
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
