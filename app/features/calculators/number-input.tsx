import { useId } from 'react';
import type { NumberField } from '#app/content/calculators/types.ts';
import { useEarlyInput } from '#app/ui/use-early-input.ts';

type Props = { words: Omit<NumberField, 'initial'>; value: number; onChange: (value: number) => void };

export function NumberInput({ words, value, onChange }: Props) {
  const id = useId();
  const input = useEarlyInput<HTMLInputElement>(({ valueAsNumber }) => {
    if (!Object.is(valueAsNumber, value)) onChange(valueAsNumber);
  });
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {words.label}
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        {words.hint}
      </p>
      <div className="mt-1.5 flex items-center gap-2">
        {words.before && <span aria-hidden="true">{words.before}</span>}
        <input
          ref={input}
          id={id}
          type="number"
          inputMode="decimal"
          min={words.min}
          max={words.max}
          step={words.step}
          value={Number.isNaN(value) ? '' : value}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          aria-describedby={`${id}-hint`}
          className="min-h-12 w-36 rounded-sm border-2 border-field bg-panel px-3 [font-variant-numeric:tabular-nums]"
        />
        {words.after && <span className="text-sm text-muted">{words.after}</span>}
      </div>
    </div>
  );
}
