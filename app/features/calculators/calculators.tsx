import { AutoDeductibleCalculator } from './auto-deductible-calculator.tsx';
import { HealthPlanCalculator } from './health-plan-calculator.tsx';
import { HomeContentsCalculator } from './home-contents-calculator.tsx';
import { LifeInsuranceCalculator } from './life-insurance-calculator.tsx';

export function Calculators() {
  return (
    <div className="grid gap-16">
      <LifeInsuranceCalculator />
      <HomeContentsCalculator />
      <HealthPlanCalculator />
      <AutoDeductibleCalculator />
    </div>
  );
}
