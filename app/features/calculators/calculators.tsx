import { AutoDeductibleCalculator } from './auto-deductible-calculator.tsx';
import { HealthPlanCalculator } from './health-plan-calculator.tsx';
import { HomeContentsCalculator } from './home-contents-calculator.tsx';
import { LifeCoverCalculator } from './life-cover-calculator.tsx';

export function Calculators() {
  return (
    <>
      <LifeCoverCalculator />
      <HomeContentsCalculator />
      <HealthPlanCalculator />
      <AutoDeductibleCalculator />
    </>
  );
}
