import type { legal } from '#app/catalog/legal.ts';
import { formatDate, isoDate } from '#app/lib/dates.ts';
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
