import { useLocation } from 'react-router';
import { legal } from '#app/catalog/legal.ts';
import { lastUpdated } from '#content/legal/words.ts';
import { formatDate, isoDate } from '../catalog/dates.ts';
import { legalMeta } from '../frame/head/page-meta.ts';
import { LongText } from './shared/long-text.tsx';
import { PageBanner } from './shared/page-banner.tsx';

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
