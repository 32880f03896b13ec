import { autoDeductible as words } from '#content/calculators/auto-deductible.ts';
import { formatYears } from './amounts.ts';
import { calculateAutoDeductible } from './auto-deductible.ts';
import { CalculatorFrame, type CalculatorProps } from './calculator-frame.tsx';
import { NumberInputs } from './number-inputs.tsx';
import { SumTable } from './sum-table.tsx';
import { useFigures } from './use-figures.ts';

export function Calculator({ service }: CalculatorProps) {
  const { figures, isComplete, setFigure, reset } = useFigures(words.fields);
  const result = calculateAutoDeductible(figures);
  const answer =
    result.kind === 'breaksEven'
      ? words.answer.breaksEven({ years: formatYears(result.years) })
      : words.answer[result.kind]();
  const sums = (
    <>
      <SumTable sum={result.extra} />
      <SumTable sum={result.saved} />
      {result.kind === 'breaksEven' && <p className="mt-3 text-sm">{words.working.divide}</p>}
    </>
  );
  return (
    <CalculatorFrame
      words={words}
      service={service}
      answer={isComplete ? answer : undefined}
      sums={sums}
      onReset={reset}
    >
      <NumberInputs fields={words.fields} figures={figures} setFigure={setFigure} />
    </CalculatorFrame>
  );
}
