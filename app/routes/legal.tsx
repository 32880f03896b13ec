import { useLocation } from 'react-router';
import { legal } from '#app/catalog/legal.ts';
import { legalMeta } from '#app/head/page-meta.ts';
import { formatDate, isoDate } from '#app/lib/dates.ts';
import { LongText } from '#app/sections/long-text.tsx';
import { PageBanner } from '#app/sections/page-banner.tsx';
import { lastUpdated } from '#content/legal/words.ts';

export const meta = ({ location }: { location: { pathname: string } }) =>
  legalMeta(`/${findName(location.pathname)}`);

/** app/routes.ts has a route for each legal text. */
export default function LegalPage() {
  const { page, Text } = legal[findName(useLocation().pathname)];
  return (
    <>
      <PageBanner title={page.title} text={`${lastUpdated} ${formatDate(isoDate(page.updated))}`} />
      <LongText Text={Text} />
    </>
  );
}

function findName(pathname: string) {
  return pathname.replaceAll('/', '') as keyof typeof legal;
}
