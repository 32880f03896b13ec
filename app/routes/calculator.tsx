import { useLocation } from 'react-router';
import { common } from '#app/content/calculators/common.ts';
import { calculators, intro, linkToCalculator } from '#app/content/calculators.ts';
import { AutoDeductibleCalculator } from '#app/features/calculators/auto-deductible-calculator.tsx';
import { HealthPlanCalculator } from '#app/features/calculators/health-plan-calculator.tsx';
import { HomeContentsCalculator } from '#app/features/calculators/home-contents-calculator.tsx';
import { LifeInsuranceCalculator } from '#app/features/calculators/life-insurance-calculator.tsx';
import { pageMeta } from '#app/head/page-meta.ts';
import { Island } from '#app/islands/island.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { PageBanner } from '#app/sections/page-banner.tsx';
import { BackLink } from '#app/ui/arrow-link.tsx';

const trail = [{ label: intro.title, href: intro.path }];

/** Also the names of the islands. */
const components = {
  'auto-deductible': AutoDeductibleCalculator,
  'health-plan': HealthPlanCalculator,
  'home-contents': HomeContentsCalculator,
  'life-insurance': LifeInsuranceCalculator,
};

export const handle: RouteHandle = {
  interactive: true,
  service: (_, pathname) => findCalculator(pathname).service,
};

export const meta = ({ location }: { location: { pathname: string } }) =>
  pageMeta(linkToCalculator(findCalculator(location.pathname)), { trail });

/** app/routes.ts has a route for each calculator. */
export default function CalculatorPage() {
  const words = findCalculator(useLocation().pathname);
  const name = words.slug as keyof typeof components;
  const Calculator = components[name];
  return (
    <>
      <PageBanner trail={trail} title={words.title} text={words.purpose} panel="home" />
      <div className="shell pt-10 pb-(--section-space) lg:pt-16">
        <p className="without-scripts mb-10 rounded-lg bg-sunken p-8">{common.noScript}</p>
        <Island name={name}>
          <Calculator />
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
