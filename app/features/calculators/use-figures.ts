import { useState } from 'react';

/** The numbers typed into a calculator. An empty input is NaN. */
export function useFigures<Name extends string>(fields: Record<Name, { initial: number }>) {
  const initial = Object.fromEntries(
    Object.entries<{ initial: number }>(fields).map(([name, field]) => [name, field.initial]),
  ) as Record<Name, number>;
  const [figures, setFigures] = useState(initial);
  return {
    figures,
    setFigure: (name: Name, value: number) => setFigures((before) => ({ ...before, [name]: value })),
    reset: () => setFigures(initial),
  };
}
