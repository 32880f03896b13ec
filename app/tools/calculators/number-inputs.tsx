import type { NumberField } from '#company/shape/calculator.ts';
import { NumberInput } from './number-input.tsx';

type Props<Name extends string> = {
  fields: Record<Name, NumberField>;
  figures: Record<Name, number>;
  setFigure: (name: Name, value: number) => void;
};

export function NumberInputs<Name extends string>({ fields, figures, setFigure }: Props<Name>) {
  return (Object.keys(fields) as Name[]).map((name) => (
    <NumberInput
      key={name}
      words={fields[name]}
      value={figures[name]}
      onChange={(value) => setFigure(name, value)}
    />
  ));
}
