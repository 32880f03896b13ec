import { homeContents as words } from '#content/calculators/home-contents.ts';
import { formatDollars } from './amounts.ts';
import { CalculatorFrame, type CalculatorProps } from './calculator-frame.tsx';
import { calculateHomeContents } from './home-contents.ts';
import { NumberInputs } from './number-inputs.tsx';
import { SumTable } from './sum-table.tsx';
import { useFigures } from './use-figures.ts';

export function Calculator({ service }: CalculatorProps) {
  const { figures, isComplete, setFigure, reset } = useFigures(words.fields);
  const { kind, contents, usual } = calculateHomeContents(figures);
  const answer = words.answer[kind]({
    total: formatDollars(contents.total.amount),
    low: formatDollars(usual.low),
    high: formatDollars(usual.high),
  });
  return (
    <CalculatorFrame
      words={words}
      service={service}
      answer={isComplete ? answer : undefined}
      sums={<SumTable sum={contents} />}
      onReset={reset}
    >
      <NumberInputs fields={words.fields} figures={figures} setFigure={setFigure} />
    </CalculatorFrame>
  );
}
