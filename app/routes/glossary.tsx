import { checkGlossary } from '#app/catalog/check-glossary.ts';
import { pictureOfPage } from '#app/catalog/page-pictures.ts';
import { glossary } from '#content/glossary/index.ts';
import { glossaryPage } from '#content/glossary/page.ts';
import { pageMeta } from '../frame/head/page-meta.ts';
import { GlossaryList } from './glossary/glossary-list.tsx';
import { PageBanner } from './shared/page-banner.tsx';

checkGlossary(glossary);

export const meta = () => pageMeta('/resources/glossary');

export default function Glossary() {
  return (
    <>
      <PageBanner
        trail={[]}
        title={glossaryPage.title}
        text={glossaryPage.text(glossary.length)}
        {...pictureOfPage('glossary')}
      />
      <GlossaryList terms={glossary} words={glossaryPage} />
    </>
  );
}
