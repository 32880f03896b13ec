import { useState } from 'react';
import type { HsaCoverage, HsaYear } from '#company/content/calculators/health-plan-limits.ts';
import { healthPlan as words } from '#content/calculators/health-plan.ts';
import { formatDollars } from './amounts.ts';
import { CalculatorFrame, type CalculatorProps } from './calculator-frame.tsx';
import { calculateHealthPlan } from './health-plan.ts';
import { CatchUpCheckbox } from './health-plan-catch-up.tsx';
import { planFieldsOf } from './health-plan-fields.ts';
import { Select } from './health-plan-select.tsx';
import { NumberInputs } from './number-inputs.tsx';
import { SumTable } from './sum-table.tsx';
import { useFigures } from './use-figures.ts';

const firstFields = planFieldsOf('first');
const secondFields = planFieldsOf('second');
const initialChoices = {
  year: words.choices.year.initial as HsaYear,
  coverage: words.choices.coverage.initial as HsaCoverage,
  catchUp: words.choices.catchUp.initial,
};

export function Calculator({ service }: CalculatorProps) {
  const [choices, setChoices] = useState(initialChoices);
  const shared = useFigures(words.fields);
  const first = useFigures(firstFields);
  const second = useFigures(secondFields);
  const result = calculateHealthPlan({
    ...shared.figures,
    ...choices,
    first: first.figures,
    second: second.figures,
  });

  function reset() {
    setChoices(initialChoices);
    for (const part of [shared, first, second]) part.reset();
  }

  const isComplete = [shared, first, second].every((part) => part.isComplete);
  const answer = words.answer[result.kind]({ difference: formatDollars(result.difference) });
  const sums = (
    <>
      <SumTable title={words.plans.first} sum={result.first} />
      <SumTable title={words.plans.second} sum={result.second} />
      {result.notes.map(({ kind, amount }) => (
        <p key={kind} className="mt-3 text-sm font-semibold">
          {words.notes[kind](formatDollars(amount))}
        </p>
      ))}
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
      <div className="flex flex-wrap gap-6">
        <Select
          label={words.choices.year.label}
          value={choices.year}
          options={optionsOf(words.choices.year.options)}
          onChange={(year) => setChoices({ ...choices, year: year as HsaYear })}
        />
        <Select
          label={words.choices.coverage.label}
          value={choices.coverage}
          options={optionsOf(words.choices.coverage.options)}
          onChange={(coverage) => setChoices({ ...choices, coverage: coverage as HsaCoverage })}
        />
      </div>
      <CatchUpCheckbox
        checked={choices.catchUp}
        onChange={(catchUp) => setChoices({ ...choices, catchUp })}
      />
      <NumberInputs fields={words.fields} figures={shared.figures} setFigure={shared.setFigure} />
      <div className="grid gap-8 sm:grid-cols-2">
        <fieldset className="grid gap-6">
          <legend className="mb-4 font-display text-title font-bold">{words.plans.first}</legend>
          <NumberInputs fields={firstFields} figures={first.figures} setFigure={first.setFigure} />
        </fieldset>
        <fieldset className="grid gap-6">
          <legend className="mb-4 font-display text-title font-bold">{words.plans.second}</legend>
          <NumberInputs fields={secondFields} figures={second.figures} setFigure={second.setFigure} />
        </fieldset>
      </div>
    </CalculatorFrame>
  );
}

function optionsOf(options: Record<string, string>) {
  return Object.entries(options).map(([value, label]) => ({ value, label }));
}
