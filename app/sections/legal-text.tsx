import { formatDate, isoDate } from '#app/lib/dates.ts';
import type { legal } from '#app/words/legal.ts';
import { lastUpdated } from '#content/legal/words.ts';
import { LongText } from './long-text.tsx';
import { PageBanner } from './page-banner.tsx';

/** /privacy, /terms and /accessibility. */
export function LegalText({ page, Text }: (typeof legal)['privacy']) {
  return (
    <>
      <PageBanner title={page.title} text={`${lastUpdated} ${formatDate(isoDate(page.updated))}`} />
      <LongText Text={Text} />
    </>
  );
}
