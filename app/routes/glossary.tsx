import { pageMeta } from '#app/head/page-meta.ts';
import { GlossaryList } from '#app/sections/glossary-list.tsx';
import { PageBanner } from '#app/sections/page-banner.tsx';
import { pictureOfPage } from '#app/words/page-pictures.ts';
import { glossary } from '#content/glossary/index.ts';
import { glossaryPage } from '#content/glossary/page.ts';

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
