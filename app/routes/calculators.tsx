import * as content from '#app/content/calculators.ts';
import { AutoDeductibleCalculator } from '#app/features/calculators/auto-deductible-calculator.tsx';
import { HealthPlanCalculator } from '#app/features/calculators/health-plan-calculator.tsx';
import { HomeContentsCalculator } from '#app/features/calculators/home-contents-calculator.tsx';
import { LifeCoverCalculator } from '#app/features/calculators/life-cover-calculator.tsx';
import { pageMeta } from '#app/lib/meta.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { CalculatorChoice } from '#app/sections/calculator-choice.tsx';
import { PageBanner } from '#app/sections/page-banner.tsx';

export const handle: RouteHandle = { interactive: true };

export const meta = () =>
  pageMeta({
    ...content.meta,
    path: '/resources/calculators',
    scene: 'calculators',
    name: content.intro.title,
  });

export default function Calculators() {
  const { lifeCover, homeContents, healthPlan, autoDeductible, common } = content;
  return (
    <>
      <PageBanner
        trail={[]}
        title={content.intro.title}
        text={content.intro.text.join(' ')}
        panel="home"
        picture="calculators"
      />
      <div className="shell section-space grid gap-16">
        <CalculatorChoice
          label={content.intro.list}
          calculators={[lifeCover, homeContents, healthPlan, autoDeductible]}
        />
        <p className="without-scripts rounded-lg bg-sunken p-8">{common.noScript}</p>
        <LifeCoverCalculator />
        <HomeContentsCalculator />
        <HealthPlanCalculator />
        <AutoDeductibleCalculator />
      </div>
    </>
  );
}
