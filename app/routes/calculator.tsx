import { useLocation } from 'react-router';
import { quotedService } from '#app/catalog/services.ts';
import { BackLink } from '#app/ui/arrow-link.tsx';
import { common } from '#content/calculators/common.ts';
import { calculators, intro, linkToCalculator } from '#content/calculators.ts';
import { pageMeta } from '../frame/head/page-meta.ts';
import type { RouteHandle } from '../frame/route-handle.ts';
import { Island } from '../runtime/islands/island.tsx';
import { findForm } from '../tools/calculators/find-form.ts';
import { PageBanner } from './shared/page-banner.tsx';

const trail = [{ label: intro.title, href: intro.path }];

export const handle: RouteHandle = {
  interactive: true,
  service: (_, pathname) => quotedService(findCalculator(pathname)),
};

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageMeta(linkToCalculator(findCalculator(location.pathname)), { trail });

/** app/routes.ts has a route for each calculator. */
export default function CalculatorPage() {
  const words = findCalculator(useLocation().pathname);
  const { name, Calculator } = findForm(words.slug);
  return (
    <>
      <PageBanner trail={trail} title={words.title} text={words.purpose} panel="home" />
      <div className="shell pt-10 pb-(--section-space) lg:pt-16">
        <p className="without-scripts mb-10 rounded-lg bg-sunken p-8">{common.noScript}</p>
        <Island name={name}>
          <Calculator service={quotedService(words)} />
        </Island>
        <div className="mt-12">
          <BackLink {...common.all} />
        </div>
      </div>
    </>
  );
}

function findCalculator(pathname: string) {
  const calculator = calculators.find((each) => pathname.replace(/\/$/, '') === linkToCalculator(each));
  if (!calculator) throw new Error(`There is no calculator at ${pathname}.`);
  return calculator;
}
