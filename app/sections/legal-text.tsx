import { lastUpdated, type legal } from '#app/words/legal.ts';
import { LongText } from './long-text.tsx';
import { PageBanner } from './page-banner.tsx';

/** /privacy, /terms and /accessibility. */
export function LegalText({ page, Text }: (typeof legal)['privacy']) {
  return (
    <>
      <PageBanner title={page.title} text={`${lastUpdated} ${page.updated}`} />
      <LongText Text={Text} />
    </>
  );
}
