import { lifeInsurance as words } from '#content/calculators/life-insurance.ts';
import { formatDollars } from './amounts.ts';
import { CalculatorFrame, type CalculatorProps } from './calculator-frame.tsx';
import { calculateLifeInsurance } from './life-insurance.ts';
import { NumberInputs } from './number-inputs.tsx';
import { SumTable } from './sum-table.tsx';
import { useFigures } from './use-figures.ts';

export function Calculator({ service }: CalculatorProps) {
  const { figures, isComplete, setFigure, reset } = useFigures(words.fields);
  const { kind, low, high } = calculateLifeInsurance(figures);
  const answer = words.answer[kind]({
    low: formatDollars(low.total.amount),
    high: formatDollars(high.total.amount),
  });
  const sums = (
    <>
      <SumTable title={words.working.low} sum={low} />
      <SumTable title={words.working.high} sum={high} />
    </>
  );
  return (
    <CalculatorFrame
      words={words}
      service={service}
      answer={isComplete ? answer : undefined}
      sums={sums}
      onReset={reset}
      forQuote={low.total.amount > 0 ? { lifeAmount: String(low.total.amount) } : {}}
    >
      <NumberInputs fields={words.fields} figures={figures} setFigure={setFigure} />
    </CalculatorFrame>
  );
}
