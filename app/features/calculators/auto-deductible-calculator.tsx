import { autoDeductible as words } from '#app/content/calculators.ts';
import { formatYears } from './amounts.ts';
import { calculateAutoDeductible } from './auto-deductible.ts';
import { CalculatorFrame } from './calculator-frame.tsx';
import { NumberInputs } from './number-inputs.tsx';
import { useFigures } from './use-figures.ts';
import { Working } from './working.tsx';

export function AutoDeductibleCalculator() {
  const { figures, setFigure, reset } = useFigures(words.fields);
  const result = calculateAutoDeductible(figures);
  const answer =
    result.kind === 'breaksEven'
      ? words.answer.breaksEven({ years: formatYears(result.years) })
      : words.answer[result.kind]();
  const working = (
    <>
      <Working sum={result.extra} />
      <Working sum={result.saved} />
      {result.kind === 'breaksEven' && <p className="mt-3 text-sm">{words.working.divide}</p>}
    </>
  );
  return (
    <CalculatorFrame words={words} answer={answer} working={working} onReset={reset}>
      <NumberInputs fields={words.fields} figures={figures} setFigure={setFigure} />
    </CalculatorFrame>
  );
}
