import { useState } from 'react';

type Limits = { min: number; max: number };

/** The numbers typed into a calculator. An empty input is NaN. */
export function useFigures<Name extends string>(fields: Record<Name, Limits & { initial: number }>) {
  const initial = Object.fromEntries(
    Object.entries<{ initial: number }>(fields).map(([name, field]) => [name, field.initial]),
  ) as Record<Name, number>;
  const [figures, setFigures] = useState(initial);
  return {
    figures,
    /** Whether every input has a number that the calculator can use. */
    isComplete: (Object.keys(fields) as Name[]).every((name) => isWithin(figures[name], fields[name])),
    setFigure: (name: Name, value: number) => setFigures((before) => ({ ...before, [name]: value })),
    reset: () => setFigures(initial),
  };
}

/** NaN is not within any limits. */
export function isWithin(value: number, { min, max }: Limits): boolean {
  return value >= min && value <= max;
}
