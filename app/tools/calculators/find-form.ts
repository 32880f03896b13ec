import type { ComponentType } from 'react';
import type { CalculatorIsland } from '#app/runtime/islands/registry.ts';
import type { CalculatorProps } from './calculator-frame.tsx';

const forms = import.meta.glob<ComponentType<CalculatorProps>>('./*-calculator.tsx', {
  eager: true,
  import: 'Calculator',
});

/** The form of a calculator, and its name as an island. Throws if it is not written yet, which fails the build. */
export function findForm(slug: string): {
  name: CalculatorIsland;
  Calculator: ComponentType<CalculatorProps>;
} {
  const name: CalculatorIsland = `${slug}-calculator`;
  const Calculator = forms[`./${name}.tsx`];
  if (!Calculator)
    throw new Error(
      `The calculator "${slug}" has no form. Write app/tools/calculators/${name}.tsx with an export named Calculator.`,
    );
  return { name, Calculator };
}
