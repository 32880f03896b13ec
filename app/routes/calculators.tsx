import * as content from '#app/content/calculators.ts';
import { Calculators } from '#app/features/calculators/calculators.tsx';
import { pageMeta } from '#app/head/page-meta.ts';
import { Island } from '#app/islands/island.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { CalculatorChoice } from '#app/sections/calculator-choice.tsx';
import { PageBanner } from '#app/sections/page-banner.tsx';

export const handle: RouteHandle = { interactive: true };

export const meta = () => pageMeta('/resources/calculators');

export default function CalculatorsPage() {
  const { lifeInsurance, homeContents, healthPlan, autoDeductible, common } = content;
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
          calculators={[lifeInsurance, homeContents, healthPlan, autoDeductible]}
        />
        <p className="without-scripts rounded-lg bg-sunken p-8">{common.noScript}</p>
        <Island name="calculators">
          <Calculators />
        </Island>
      </div>
    </>
  );
}
