import type { NumberField } from '#company/shape/calculator.ts';
import { healthPlan } from '#content/calculators/health-plan.ts';
import type { HealthPlan } from './health-plan.ts';

/** Both plans have the same inputs with different example values. */
export function planFieldsOf(plan: 'first' | 'second'): Record<keyof HealthPlan, NumberField> {
  const fields = Object.entries(healthPlan.planFields).map(([name, field]) => [
    name,
    { ...field, initial: field.initial[plan] },
  ]);
  return Object.fromEntries(fields);
}
