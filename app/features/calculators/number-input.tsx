import { useId, useState } from 'react';
import type { NumberField } from '#app/content/calculators/types.ts';
import { useEarlyInput } from '#app/ui/use-early-input.ts';
import { formatNumber, parseNumber } from './amounts.ts';
import { stepNumber } from './step-number.ts';

type Props = { words: Omit<NumberField, 'initial'>; value: number; onChange: (value: number) => void };

/**
 * A number input would show no thousands separators. This text input formats its value when it loses the focus, so that
 * the caret does not jump, and steps with the arrow keys as a number input does.
 */
export function NumberInput({ words, value, onChange }: Props) {
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const input = useEarlyInput<HTMLInputElement>((element) => {
    if (element.value === formatNumber(value)) return;
    if (element === document.activeElement) setDraft(element.value);
    onChange(parseNumber(element.value));
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
          role="spinbutton"
          inputMode={words.after === '%' ? 'decimal' : 'numeric'}
          autoComplete="off"
          aria-valuemin={words.min}
          aria-valuemax={words.max}
          aria-valuenow={Number.isNaN(value) ? undefined : value}
          value={draft ?? formatNumber(value)}
          onChange={(event) => {
            setDraft(event.target.value);
            onChange(parseNumber(event.target.value));
          }}
          onBlur={() => setDraft(undefined)}
          onKeyDown={(event) => {
            const next = stepNumber(value, event.key, words);
            if (next === undefined) return;
            event.preventDefault();
            setDraft(undefined);
            onChange(next);
          }}
          aria-describedby={`${id}-hint`}
          className="min-h-12 w-36 rounded-sm border-2 border-field bg-panel px-3 [font-variant-numeric:tabular-nums]"
        />
        {words.after && <span className="text-sm text-muted">{words.after}</span>}
      </div>
    </div>
  );
}
