import { guides, onlyInEnglish } from '#app/catalog/articles.ts';
import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import { guidesPage } from '#content/reading.ts';
import { pageMeta } from '../frame/head/page-meta.ts';
import { ArticleList } from './shared/article-list.tsx';
import { PageBanner } from './shared/page-banner.tsx';

export const meta = () => pageMeta(guidesPage.path);

export default function Guides() {
  return (
    <>
      <PageBanner trail={[]} title={guidesPage.title} text={guidesPage.text} {...pictureOfPage('guides')} />
      <ArticleList articles={guides} onlyInEnglish={onlyInEnglish.guides} path={guidesPage.path} />
    </>
  );
}
